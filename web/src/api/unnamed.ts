// What the server calls whoever has not chosen a name. Pages show it in the reader's language.
export const UNNAMED = 'Guest';
