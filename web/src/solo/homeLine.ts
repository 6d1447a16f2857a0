// What the front page says beside the code of the day: how many of today's codes were played, and the best streak.
import { untrack } from 'svelte';
import { say } from '../words/words.svelte';
import { today } from './days';
import { dailyCodes } from './requests';
import { fetchSoloWords } from './words';

export async function homeLine(): Promise<string> {
  const [{ boxes }] = await Promise.all([dailyCodes(today()), untrack(fetchSoloWords)]);
  const played = boxes.filter(({ game }) => game?.outcome).length;
  const streak = Math.max(0, ...boxes.map(({ score }) => score.streak));
  const lines = played ? [say('today-played', { played, boxes: boxes.length })] : [];
  if (streak > 1) lines.push(say('today-streak', { streak }));
  return lines.join(', ');
}
