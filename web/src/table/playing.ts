// What a match needs once somebody plays: its endings, its menu and its dialogs. One file, so that they come together.
export { endingInWords } from './endings';
export { default as HintPanel } from '../coach/HintPanel.svelte';
export { default as CommitmentsDialog } from '../receipts/CommitmentsDialog.svelte';
export { default as AskFirst } from './AskFirst.svelte';
export { default as AttemptOver } from './AttemptOver.svelte';
export { default as MatchDialogs } from './MatchDialogs.svelte';
export { default as MatchMenuItems } from './MatchMenuItems.svelte';
export { default as MatchOver } from './MatchOver.svelte';
