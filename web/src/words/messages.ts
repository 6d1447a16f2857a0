// Messages as data, and how they become text. `fluent.ts` makes the data from Fluent files when the pages are built.

/** A text, or parts that are put together. */
export type Pattern = string | Part[];

/** A text; a variable; the pegs of a row in a variable; or a choice by a variable, with the variant for all other values. */
export type Part =
  | string
  | [variable: string]
  | [variable: string, 'pegs']
  | [variable: string, Record<string, Pattern>, string];

export type Messages = Record<string, Pattern>;
export type Value = string | number;
export type Values = Record<string, Value>;

/** The messages of a language. */
export class Bundle {
  private readonly plurals: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;
  private readonly messages: Messages;

  constructor(language: string, files: Messages[] = []) {
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
    this.messages = Object.assign({}, ...files);
  }

  has(id: string): boolean {
    return id in this.messages;
  }

  /** The text of a message; its id if there is none. */
  text(id: string, values: Values = {}): string {
    const pattern = this.messages[id];
    return pattern === undefined ? id : this.resolve(pattern, values);
  }

  private resolve(pattern: Pattern, values: Values): string {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => this.resolvePart(part, values)).join('');
  }

  private resolvePart(part: Part, values: Values): string {
    if (typeof part === 'string') return part;
    const [variable, how, otherwise] = part;
    const value = values[variable];
    if (value === undefined && otherwise === undefined) return `{$${variable}}`;
    if (how === 'pegs') return this.pegs(String(value));
    if (how === undefined) return typeof value === 'number' ? this.numbers.format(value) : String(value);
    const keys = typeof value === 'number' ? [String(value), this.plurals.select(value)] : [String(value)];
    return this.resolve(how[keys.find((key) => key in how) ?? otherwise!]!, values);
  }

  /** A row of the record in the letters of the language. */
  private pegs(row: string): string {
    return row.replaceAll(/[A-Z]/g, (letter) =>
      this.has(`letter-${letter}`) ? this.text(`letter-${letter}`) : letter,
    );
  }
}
