// What `fluent.ts` makes of a Fluent file.
declare module '*.ftl' {
  const messages: import('./messages').Messages;
  export default messages;
}
