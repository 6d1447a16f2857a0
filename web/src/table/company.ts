// What a table with other people needs: clocks and reactions.
export { default as ClockFace } from './ClockFace.svelte';
export { default as ReactionBubble } from './ReactionBubble.svelte';
export { default as ReactionMenu } from './ReactionMenu.svelte';
