import { FeedUnreadable } from '../adapter.js';
import { takingTurns } from './turns.js';

/** The relevant components of a calendar, each as its raw lines. */
export interface CalendarBlocks {
  readonly zones: readonly string[];
  readonly events: readonly string[];
  /** The number of events without an end. */
  readonly broken: number;
  /** The default zone (X-WR-TIMEZONE), if any. */
  readonly zone: string | undefined;
}

/**
 * Splits a calendar (RFC 5545) into blocks by lines, so that one unreadable event does not affect others.
 * @throws {FeedUnreadable} if it is no calendar, or truncated.
 */
export async function calendarBlocks(text: string, place: string): Promise<CalendarBlocks> {
  const turn = takingTurns();
  const [zones, events] = [new Blocks('VTIMEZONE'), new Blocks('VEVENT')];
  let zone: string | undefined;
  let last: string | undefined;
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const name = line.trim().toUpperCase();
    if (name === '') continue;
    if (last === undefined && name !== 'BEGIN:VCALENDAR') break;
    last = name;
    zone ??= /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim();
    zones.take(line, name);
    events.take(line, name);
    await turn();
  }
  if (last === undefined) throw new FeedUnreadable(`${place}: it is no calendar`);
  if (last !== 'END:VCALENDAR') throw new FeedUnreadable(`${place}: the calendar breaks off`);
  return { zones: zones.whole, events: events.whole, broken: events.broken, zone };
}

/** Collects the components of one kind, line by line. */
class Blocks {
  readonly whole: string[] = [];
  #begun: string[] | undefined;
  #broken = 0;

  constructor(private readonly kind: string) {}

  get broken(): number {
    return this.#begun ? this.#broken + 1 : this.#broken;
  }

  /** `name` is the trimmed line in upper case. */
  take(line: string, name: string): void {
    if (name === `BEGIN:${this.kind}`) {
      if (this.#begun) this.#broken += 1;
      this.#begun = [];
    }
    if (!this.#begun) return;
    this.#begun.push(line);
    if (name !== `END:${this.kind}`) return;
    this.whole.push(this.#begun.join('\r\n'));
    this.#begun = undefined;
  }
}
