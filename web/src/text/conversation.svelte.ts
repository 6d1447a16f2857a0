// The conversation of the text mode: what was typed and what was said, and the doing of what was asked for.
import { Failed } from '../house/api';
import type { Act, Snapshot, Told } from '../house/wire';
import { pagesOf } from '../notebook/pages';
import { boxes } from '../rules/paragraphs';
import { namesOf } from '../table/names';
import { promptFor } from '../table/prompt';
import { leads, type Seats } from '../table/seats.svelte';
import { outcomeInWords, sentences } from '../table/sentences';
import { fetchRefusals, fetchRules, has, say } from '../words/words.svelte';
import { read, type Command, type Unclear } from './commands';
import { note, notes } from './notes';
import { ending, letters, players, possible, rowsSoFar, score, secrets, situation, told } from './telling';
import type { Entry } from './telling';
import { plain, wordFor, type CommandName, type Vocabulary } from './vocabulary';

/** What the page around the conversation does. */
export interface Page {
  toBoard: () => void;
  toRecord: () => void;
  rematch: () => void;
}

/** Commands that can always be given, for the list of them. */
const ALWAYS: CommandName[] = ['rows', 'code', 'score', 'players', 'who', 'rules', 'help', 'board'];

/** Whether people at this screen have been told how to ask for help. */
let introduced = false;

export class Conversation {
  entries = $state.raw<(Entry & { id: number })[]>([]);
  /** Whether the end of an attempt is still to be read before the screen goes to somebody else. */
  holding = $state(false);
  private resigning = false;
  private prompted = '';
  /** Who would play again, as it was said last. */
  private wanting = '';

  constructor(
    private readonly seats: Seats,
    private readonly page: Page,
  ) {}

  private get line() {
    return this.seats.shown!;
  }

  private get now(): Snapshot {
    return this.line.now!;
  }

  private get names(): string[] {
    return namesOf(this.now.seats);
  }

  /** Say how it stands: on coming, and after a lost connection. */
  begin(): void {
    this.prompted = promptFor(this.now, this.names);
    this.add(...situation(this.now, this.names));
    if (!introduced) this.add(told(say('text-begin', { help: wordFor('help', say) })));
    introduced = true;
  }

  /** Something happened at the table. */
  hear({ events = [], cause }: Told): void {
    const { view, stage } = this.now;
    const at = events.findIndex(({ event }) => event === 'attempt_ended');
    const ended = events[at];
    if (ended?.event !== 'attempt_ended') {
      this.add(told(...sentences(events, this.names, view, cause)));
      return;
    }
    // that somebody gave up is the outcome itself
    const earlier = events.slice(0, at).filter(({ event }) => cause !== undefined || event !== 'resigned');
    const before = sentences(earlier, this.names, view, cause);
    const after = sentences(events.slice(at + 1), this.names, view, cause);
    this.add(told(...before), {
      kind: 'told',
      heading: outcomeInWords(ended.attempt, this.names),
      lines: ending(ended.attempt, this.names),
    });
    this.add({ kind: 'told', heading: after.shift(), lines: after });
    this.holding = this.seats.shared && stage !== 'over';
    if (this.holding) this.add(told(say('text-holding')));
  }

  /** Say what is wanted of whoever has the screen, and who would play again, once. */
  prompt(): void {
    const prompt = promptFor(this.now, this.names);
    if (prompt !== this.prompted && leads(this.now.offers)) this.add(told(prompt));
    this.prompted = prompt;
    const wanting = this.now.rematch_offers.map((seat) => this.names[seat] ?? '').join(', ');
    if (wanting !== this.wanting) this.add(told(say('rematch-offered', { names: wanting })));
    this.wanting = wanting;
  }

  async take(text: string, known: Vocabulary): Promise<void> {
    const command = read(text, known, this.now.offers);
    if (command === null) {
      if (this.holding) this.holding = false;
      else this.add(told(promptFor(this.now, this.names)));
      return;
    }
    this.add({ kind: 'typed', lines: [text.trim()] });
    const sure = this.resigning;
    this.resigning = false;
    if (command.name === 'yes' && sure) await this.act({ do: 'resign' });
    else if (command.name === 'no' && sure) this.add(told(say('text-resign-not')));
    else await this.obey(command);
  }

  private async obey(command: Command): Promise<void> {
    const { view } = this.now;
    switch (command.name) {
      case 'act':
        await this.act(command.act);
        break;
      case 'resign':
        this.resigning = true;
        this.add(told(say('text-resign-sure', { yes: wordFor('yes', say), no: wordFor('no', say) })));
        break;
      case 'rows':
        this.add(...rowsSoFar(view, this.names).map(orNone));
        break;
      case 'code':
        this.add(orNone(told(...secrets(view, this.names))));
        break;
      case 'score':
        this.add(told(score(view, this.names)));
        break;
      case 'players':
        this.add(told(...players(this.now, this.names, Date.now() + this.line.ahead)));
        break;
      case 'who':
        this.add(told(promptFor(this.now, this.names)));
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
        if (this.now.stage === 'over') this.page.rematch();
        else this.add(told(say('text-not-over')));
        break;
      case 'record':
        this.page.toRecord();
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
      case 'yes':
      case 'no':
        this.add(told(say('text-no-question')));
        break;
      default:
        command satisfies never;
    }
  }

  private act(act: Act): Promise<void> {
    return this.attempt(() => this.line.act(act));
  }

  private async attempt(asked: () => Promise<unknown>): Promise<void> {
    try {
      await asked();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      await fetchRefusals().catch(() => {}); // what is in the log stays as it was said
      this.add({ kind: 'refused', lines: [error.sentence], rule: error.rule });
    }
  }

  private help(): void {
    const now = possible(this.now.offers).map(({ line }) => line);
    const noting = pagesOf(this.now.view).length > 0 ? (['notes', 'note'] as const) : [];
    const others = this.seats.shared ? (['pass'] as const) : [];
    const after = this.now.stage === 'over' ? (['rematch', 'record'] as const) : [];
    const always = [...ALWAYS, ...noting, ...others, ...after].map((name) =>
      say(`text-about-${name}`, { word: wordFor(name, say) }),
    );
    this.add(
      { kind: 'told', heading: say('text-now'), lines: now.length ? now : [promptFor(this.now, this.names)] },
      told(letters(this.now.view)),
      { kind: 'told', heading: say('text-always'), lines: always },
    );
  }

  /** One paragraph of the rules; without an id, the aim and where the paragraphs are. */
  private async rules(rule: string | null): Promise<void> {
    await fetchRules();
    const { edition } = this.now.view;
    if (rule !== null) {
      const there = has(`rule-${rule}`);
      this.add(
        there
          ? told(`${rule}. ${say(`rule-${rule}`).replaceAll('`', '')}`)
          : told(say('text-no-rule', { rule })),
      );
      return;
    }
    const parts = (await boxes()).editions[edition]?.parts ?? [];
    this.add(
      { kind: 'told', heading: say(`box-${edition}-title`), lines: [say(`box-${edition}-aim`)] },
      told(
        ...parts.map(([part, ids]) => `${say(`part-${part}`)}: ${ids.join(', ')}`),
        say('text-rules-how', { word: wordFor('rules', say), rule: parts[0]?.[1][0] ?? '' }),
      ),
    );
  }

  /** Whose name begins like that, among these seats. */
  private find(who: string, among: number[]): number | undefined {
    const wanted = plain(who);
    return among.length === 1 && !wanted
      ? among[0]
      : among.find((seat) => wanted && plain(this.names[seat] ?? '').startsWith(wanted));
  }

  private pass(who: string): void {
    const others = this.seats.lines.flatMap(({ seat }, at) =>
      at === this.seats.at || seat === null ? [] : [seat],
    );
    const found = this.find(who, others);
    if (found === undefined) this.add(told(say('text-nobody', { name: who })));
    else this.seats.pass(this.seats.lines.findIndex(({ seat }) => seat === found));
  }

  private async claim(who: string): Promise<void> {
    const away = this.now.seats.flatMap((sitting, seat) => (sitting.claim_from === null ? [] : [seat]));
    const found = this.find(who, away);
    if (found === undefined) this.add(told(say('text-nobody', { name: who })));
    else await this.attempt(() => this.line.claim(found));
  }

  private unclear({ what, text }: Unclear): void {
    const help = wordFor('help', say);
    this.add({ kind: 'refused', lines: [say(`text-unclear-${what}`, { text, help })] });
  }

  private add(...entries: Entry[]): void {
    const said = entries.filter(({ heading, lines }) => heading || lines.length > 0);
    const first = (this.entries.at(-1)?.id ?? 0) + 1;
    this.entries = [...this.entries, ...said.map((entry, at) => ({ ...entry, id: first + at }))];
  }
}

const orNone = (entry: Entry): Entry =>
  entry.lines.length > 0 ? entry : { ...entry, lines: [say('text-nothing')] };
