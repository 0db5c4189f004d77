import { FeedUnreadable } from '../adapter.js';
import { takingTurns } from './turns.js';

/** The components of a calendar that are of use here, each as its lines. */
export interface CalendarBlocks {
  readonly zones: readonly string[];
  readonly events: readonly string[];
  /** How many events begin and do not end. */
  readonly broken: number;
  /** The zone of times that name none (X-WR-TIMEZONE), where the calendar says one. */
  readonly zone: string | undefined;
}

/**
 * Takes a calendar (RFC 5545) apart by its lines, so that an event that cannot be read does not take others with it.
 * @throws {FeedUnreadable} where it is none, or breaks off.
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

/** Gathers the components of one kind, line by line. */
class Blocks {
  readonly whole: string[] = [];
  #begun: string[] | undefined;
  #broken = 0;

  constructor(private readonly kind: string) {}

  get broken(): number {
    return this.#begun ? this.#broken + 1 : this.#broken;
  }

  /** `name` is the line in capitals, without spaces around it. */
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
