// The commitments that this browser saw at a table, from one seat or as an onlooker. They are stored as they come, so that
// a reload loses none, and compared with what is shown at the reveal.
import type { Commitment, Snapshot, VersionMessage } from '../api/types';
import { digestOf, openedBy, samePlace, textOf, type KeptCommitment, type Opened } from './commitments';
import { readKept, writeKept } from './storage';

export class KeptCommitments {
  all = $state.raw<KeptCommitment[]>([]);
  /** Done when everything that was shown so far is checked. */
  settled: Promise<void> = Promise.resolve();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {
    this.all = readKept(this);
  }

  /** Keep what a message publishes, and check what it opens. */
  receive(message: Snapshot | VersionMessage): void {
    if (message.say === 'snapshot') {
      this.keep(message.commitments);
      if (this.hidden.some((each) => !message.commitments.some((open) => samePlace(open, each))))
        this.settle(() => this.checkMissed(message.commitments));
      return;
    }
    if (message.commitment) this.keep([message.commitment]);
    if (message.opened?.length) {
      const opened = openedBy(message.opened, message.events ?? []);
      this.settle(() => this.check(opened));
    }
  }

  private get hidden(): KeptCommitment[] {
    return this.all.filter(({ verdict }) => verdict === undefined);
  }

  private settle(work: () => Promise<void>): void {
    this.settled = this.settled.then(work);
  }

  /** The first commitment for a code stays: a table that publishes another one later is found out at the reveal. */
  private keep(published: Commitment[]): void {
    const added = published
      .filter((each) => !this.all.some((known) => samePlace(known, each)))
      .map(({ salt: _, ...each }) => each);
    if (added.length) this.change((all) => [...all, ...added]);
  }

  private async check(opened: Opened[]): Promise<void> {
    for (const each of opened) {
      const digest = await digestOf(each);
      const judged = (known: KeptCommitment): KeptCommitment =>
        known.verdict !== undefined || !samePlace(known, each)
          ? known
          : { ...known, text: textOf(each), verdict: digest === known.commitment ? 'same' : 'changed' };
      this.change((all) => all.map(judged));
    }
  }

  /** Check codes that were shown while this page was away. The record of the table has them all by now. */
  private async checkMissed(current: Commitment[]): Promise<void> {
    const missed = this.hidden.filter((each) => !current.some((open) => samePlace(open, each)));
    if (missed.length === 0) return;
    try {
      const { openedAt } = await import('./recorded');
      await this.check(await openedAt(this.table));
    } catch {
      return; // no connection: the next snapshot tries again
    }
    // A code that the record does not have any more was changed too.
    this.change((all) =>
      all.map((known) =>
        known.verdict === undefined && missed.some((each) => samePlace(each, known))
          ? { ...known, verdict: 'changed' }
          : known,
      ),
    );
  }

  /** Change what is kept. Another tab of this browser may have kept more in the meantime. */
  private change(update: (all: KeptCommitment[]) => KeptCommitment[]): void {
    const stored = readKept(this);
    const others = stored.filter((each) => !this.all.some((known) => samePlace(known, each)));
    this.all = update([...this.all, ...others]);
    writeKept(this, this.all);
  }
}
