// What the front page says beside the code of the day: how many of today's codes were played, and the best streak.
import { fetchSoloWords, say } from '../words/words.svelte';
import { today } from './days';
import { dailyCodes } from './requests';

export async function homeLine(): Promise<string> {
  const [{ boxes }] = await Promise.all([dailyCodes(today()), fetchSoloWords()]);
  const played = boxes.filter(({ game }) => game?.outcome).length;
  const streak = Math.max(0, ...boxes.map(({ score }) => score.streak));
  const lines = played ? [say('today-played', { played, boxes: boxes.length })] : [];
  if (streak > 1) lines.push(say('today-streak', { streak }));
  return lines.join(', ');
}
