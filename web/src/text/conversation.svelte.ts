// The conversation of the text mode: runs commands, and keeps the log of commands and output.
import { settings, updateSettings } from '../app/settings.svelte';
import { ApiError } from '../api/client';
import type { Action, Attempt, Commitment, SeatReaction, Snapshot, VersionMessage } from '../api/types';
import type { Practice } from '../coach/practice.svelte';
import { pagesOf } from '../notebook/pages';
import { loadBoxes } from '../api/boxes.svelte';
import { attemptVerdict } from '../receipts/attemptVerdicts';
import { receiptOf, save } from '../receipts/receipt';
import { verdictInWords } from '../receipts/verdicts';
import { promptFor } from '../table/prompt';
import type { Seats } from '../table/seats.svelte';
import { reactionInWords } from '../table/reactions.svelte';
import { rematchAnswers } from '../table/rematch';
import { endedIn } from '../table/attempts.svelte';
import { endingInWords, headline } from '../table/endings';
import { sentences } from '../table/sentences';
import { fetchRefusals, fetchRules, has, say } from '../words/words.svelte';
import { parse, type Command, type Unclear } from './commands';
import { note, notes } from './notes';
import {
  commitments,
  letters,
  output,
  overview,
  players,
  possibleCommands,
  result,
  rowsSoFar,
  score,
  secrets,
  type Entry,
} from './descriptions';
import { plain, wordFor, type CommandName, type Vocabulary } from './vocabulary';

/** Commands that the page carries out. */
export interface PageCommands {
  toBoard: () => void;
  toRecord: () => void;
  rematch: (wanted: boolean) => void;
}

/** Commands that are always available, for the help. */
const ALWAYS: CommandName[] = [
  'rows',
  'code',
  'score',
  'players',
  'who',
  'rules',
  'commitments',
  'receipt',
  'help',
  'board',
];

/** Whether the log has already mentioned the help command. */
let introduced = false;

export class Conversation {
  entries = $state.raw<(Entry & { id: number })[]>([]);
  /** Whether a finished attempt is shown before the screen is passed on. */
  holding = $state(false);
  private resigning = false;
  /** Practice after a round: rows that are typed are laid there. */
  private practice: Practice | null = null;
  private lastPrompt = '';
  private lastRematch = '';

  constructor(
    private readonly seats: Seats,
    private readonly page: PageCommands,
  ) {}

  private get subscription() {
    return this.seats.current!;
  }

  private get now(): Snapshot {
    return this.subscription.now!;
  }

  private get names(): string[] {
    return this.seats.names;
  }

  /** Log an overview: at the start, and after a lost connection. */
  begin(): void {
    this.lastPrompt = promptFor(this.now, this.names);
    this.add(...overview(this.now, this.names));
    if (this.subscription.seat === null) this.add(output(say('dock-onlooker')));
    if (!introduced) this.add(output(say('text-begin', { help: wordFor('help', say) })));
    introduced = true;
  }

  /** Log the events of a version. */
  logVersion({ events = [], cause, opened = [] }: VersionMessage): void {
    const { view, stage } = this.now;
    const at = events.findIndex(({ event }) => event === 'attempt_ended');
    const ended = events[at];
    if (ended?.event !== 'attempt_ended') {
      this.add(output(...sentences(events, this.names, view, cause, endingInWords)));
      return;
    }
    // the headline says that somebody resigned
    const earlier = events.slice(0, at).filter(({ event }) => event !== 'resigned');
    const before = sentences(earlier, this.names, view, cause, endingInWords);
    const after = sentences(events.slice(at + 1), this.names, view, cause, endingInWords);
    this.add(output(...before), {
      kind: 'output',
      heading: headline(ended.attempt, this.names, cause),
      lines: result(ended.attempt, view, this.names),
    });
    void this.logVerdict(ended.attempt, opened);
    this.add({ kind: 'output', heading: after.shift(), lines: after });
    this.holding = this.seats.shared && stage !== 'over';
    if (this.holding) this.add(output(say('text-holding')));
  }

  /** Log whether the codes of an attempt are those that were hidden, once that is checked. */
  private async logVerdict(attempt: Attempt, opened: Commitment[]): Promise<void> {
    const { kept } = this.subscription;
    await kept.settled;
    const verdict = opened[0] && attemptVerdict(kept.all, attempt, opened[0].attempt);
    if (!verdict) return;
    const lines = verdictInWords(verdict, this.names);
    this.add({ kind: verdict.kind === 'changed' ? 'error' : 'output', lines });
  }

  /** Log what a player said to the others. */
  logReaction(reaction: SeatReaction): void {
    this.add(output(reactionInWords(reaction, this.names)));
  }

  /** Log the prompt and the answers to a rematch when they change. */
  prompt(): void {
    const prompt = promptFor(this.now, this.names);
    if (prompt !== this.lastPrompt && this.subscription.toMove) this.add(output(prompt));
    this.lastPrompt = prompt;
    const { told } = rematchAnswers(this.now, this.names, this.seats.mine);
    if (told.join() !== this.lastRematch) this.add(output(...told));
    this.lastRematch = told.join();
  }

  /** Run a line that was typed. */
  async submit(text: string, known: Vocabulary): Promise<void> {
    const command = parse(text, known, this.practice ? [] : this.now.offers);
    if (command === null) {
      if (this.holding) this.holding = false;
      else this.add(output(promptFor(this.now, this.names)));
      return;
    }
    this.add({ kind: 'command', lines: [text.trim()] });
    const confirming = this.resigning;
    this.resigning = false;
    if (command.name === 'yes' && confirming) await this.act({ do: 'resign' });
    else if (command.name === 'no' && confirming) this.add(output(say('text-resign-not')));
    else await this.run(command);
  }

  private async run(command: Command): Promise<void> {
    const { view } = this.now;
    switch (command.name) {
      case 'act':
        await this.act(command.act);
        break;
      case 'try':
        await this.send(() => this.beginPractice(command.row));
        break;
      case 'resign':
        this.resigning = true;
        this.add(output(say('text-resign-sure', { yes: wordFor('yes', say), no: wordFor('no', say) })));
        break;
      case 'rows':
        this.add(...rowsSoFar(view, this.names).map(orNone));
        break;
      case 'code':
        this.add(orNone(output(...secrets(view, this.names))));
        break;
      case 'score':
        this.add(output(score(view, this.names)));
        break;
      case 'players':
        this.add(output(...players(this.now, this.names, Date.now() + this.subscription.clockOffsetMs)));
        break;
      case 'who':
        this.add(output(promptFor(this.now, this.names)));
        break;
      case 'help':
        this.help();
        break;
      case 'rules':
        await this.rules(command.rule);
        break;
      case 'pass':
        this.pass(command.who);
        break;
      case 'claim':
        await this.claim(command.who);
        break;
      case 'rematch':
      case 'decline':
        if (this.now.stage === 'over') this.page.rematch(command.name === 'rematch');
        else this.add(output(say('text-not-over')));
        break;
      case 'react':
        await this.send(() => this.seats.react(command.reaction));
        break;
      case 'mute':
        updateSettings({ muted: !settings.muted });
        this.add(output(say(settings.muted ? 'text-muted' : 'text-not-muted')));
        break;
      case 'record':
        this.page.toRecord();
        break;
      case 'commitments':
        this.add(...commitments(this.subscription.kept.all, this.names));
        break;
      case 'receipt':
        save(receiptOf(this.subscription.kept.all, this.now));
        this.add(output(say('text-receipt')));
        break;
      case 'board':
        this.page.toBoard();
        break;
      case 'unclear':
        this.unclear(command);
        break;
      case 'notes':
        this.add(...notes(view, this.names, this.now.address));
        break;
      case 'note':
        this.add(note(view, this.names, this.now.address, command.note));
        break;
      case 'hint':
        await this.send(() => this.hint());
        break;
      case 'why':
        await this.send(async () => this.add(await (await coach()).why(this.now, this.names, command.about)));
        break;
      case 'review':
        this.practice = null;
        await this.send(async () => this.add(...(await (await coach()).review(this.now, this.names))));
        break;
      case 'yes':
      case 'no':
        this.add(output(say('text-no-question')));
        break;
      default:
        command satisfies never;
    }
  }

  private act(act: Action): Promise<void> {
    const { practice } = this;
    return this.send(
      practice && act.do === 'guess'
        ? () => this.practise(practice, act.row)
        : () => this.subscription.act(act),
    );
  }

  private async beginPractice(row: number | null): Promise<void> {
    const { begin, beginning } = await practising();
    this.practice = await begin(this.now, this.subscription.seat, row);
    this.add(this.practice ? beginning(this.practice) : output(say('text-try-none')));
  }

  private async practise(practice: Practice, row: string): Promise<void> {
    if (practice.over) return;
    this.add(...(await (await practising()).lay(practice, row)));
    if (practice.over) this.practice = null;
  }

  private async send(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await fetchRefusals().catch(() => {}); // the log entry does not change when they arrive later
      this.add({ kind: 'error', lines: [error.sentence], rule: error.rule });
    }
  }

  /** Take a hint. A further one in the same position says more. */
  private async hint(): Promise<void> {
    const { seat } = this.subscription;
    if (seat === null) {
      this.add(output(say('text-hint-none')));
      return;
    }
    this.add(await (await coach()).hint(this.now, seat));
  }

  private help(): void {
    const now = possibleCommands(this.now.offers).map(({ line }) => line);
    const helped = this.now.view.options.hints !== 'forbidden';
    const noting = pagesOf(this.now.view).length > 0 ? (['notes', 'note'] as const) : [];
    const helping = noting.length > 0 && helped ? (['hint', 'why'] as const) : [];
    const others = this.seats.shared ? (['pass'] as const) : [];
    const reviewed = endedIn(this.now.view) > 0 ? (['review', 'try'] as const) : [];
    const after = this.now.stage === 'over' ? (['rematch', 'decline', 'record'] as const) : [];
    const company = this.seats.hasCompany ? (['react', 'mute'] as const) : [];
    const always = [...ALWAYS, ...noting, ...helping, ...others, ...company, ...reviewed, ...after].map(
      (name) => say(`text-about-${name}`, { word: wordFor(name, say) }),
    );
    this.add(
      {
        kind: 'output',
        heading: say('text-now'),
        lines: now.length ? now : [promptFor(this.now, this.names)],
      },
      output(letters(this.now.view)),
      { kind: 'output', heading: say('text-always'), lines: always },
    );
  }

  /** Log one paragraph of the rules; without an id, the aim and a list of the paragraphs. */
  private async rules(rule: string | null): Promise<void> {
    await fetchRules();
    const { edition } = this.now.view;
    if (rule !== null) {
      const there = has(`rule-${rule}`);
      this.add(there ? output(`${rule}. ${say(`rule-${rule}`)}`) : output(say('text-no-rule', { rule })));
      return;
    }
    const parts = (await loadBoxes()).editions[edition]?.parts ?? [];
    this.add(
      { kind: 'output', heading: say(`box-${edition}-title`), lines: [say(`box-${edition}-aim`)] },
      output(
        ...parts.map(([part, ids]) => `${say(`part-${part}`)}: ${ids.join(', ')}`),
        say('text-rules-how', { word: wordFor('rules', say), rule: parts[0]?.[1][0] ?? '' }),
      ),
    );
  }

  /** The seat among these whose player has a name that begins like this. */
  private find(who: string, among: number[]): number | undefined {
    const wanted = plain(who);
    return among.length === 1 && !wanted
      ? among[0]
      : among.find((seat) => wanted && plain(this.names[seat] ?? '').startsWith(wanted));
  }

  private pass(who: string): void {
    const others = this.seats.subscriptions.flatMap(({ seat }, at) =>
      at === this.seats.active || seat === null ? [] : [seat],
    );
    const found = this.find(who, others);
    if (found === undefined) this.add(output(say('text-nobody', { name: who })));
    else this.seats.hold(this.seats.subscriptions.findIndex(({ seat }) => seat === found));
  }

  private async claim(who: string): Promise<void> {
    const away = this.now.seats.flatMap(({ claim_from }, seat) => (claim_from === null ? [] : [seat]));
    const found = this.find(who, away);
    if (found === undefined) this.add(output(say('text-nobody', { name: who })));
    else await this.send(() => this.subscription.claim(found));
  }

  private unclear({ what, text }: Unclear): void {
    const help = wordFor('help', say);
    this.add({ kind: 'error', lines: [say(`text-unclear-${what}`, { text, help })] });
  }

  private add(...entries: Entry[]): void {
    const said = entries.filter(({ heading, lines }) => heading || lines.length > 0);
    const first = (this.entries.at(-1)?.id ?? 0) + 1;
    this.entries = [...this.entries, ...said.map((entry, at) => ({ ...entry, id: first + at }))];
  }
}

/** What the coach says is fetched when somebody asks for it. */
const coach = () => import('./coach');
const practising = () => import('./practice');

const orNone = (entry: Entry): Entry =>
  entry.lines.length > 0 ? entry : { ...entry, lines: [say('text-nothing')] };
