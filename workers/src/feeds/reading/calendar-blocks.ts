import { FeedUnreadable } from '../adapter.js';
import { createYielder } from './yielder.js';

/** The relevant components of a calendar, each as its raw lines. */
export interface CalendarBlocks {
  readonly zones: readonly string[];
  readonly events: readonly string[];
  /** The number of events without an end. */
  readonly truncatedCount: number;
  /** The default zone (X-WR-TIMEZONE), if any. */
  readonly zone: string | undefined;
}

/**
 * Splits a calendar (RFC 5545) into blocks by lines, so that one unreadable event does not affect others.
 * @throws {FeedUnreadable} if not a calendar, or truncated.
 */
export async function splitCalendar(text: string, label: string): Promise<CalendarBlocks> {
  const yieldIfDue = createYielder();
  const [zones, events] = [new BlockCollector('VTIMEZONE'), new BlockCollector('VEVENT')];
  let zone: string | undefined;
  let last: string | undefined;
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const name = line.trim().toUpperCase();
    if (name === '') continue;
    if (last === undefined && name !== 'BEGIN:VCALENDAR') break;
    last = name;
    zone ??= /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim();
    zones.add(line, name);
    events.add(line, name);
    await yieldIfDue();
  }
  if (last === undefined) throw new FeedUnreadable(`${label}: not a calendar`);
  if (last !== 'END:VCALENDAR') throw new FeedUnreadable(`${label}: truncated calendar`);
  return { zones: zones.complete, events: events.complete, truncatedCount: events.truncatedCount, zone };
}

/** Collects the components of one kind, line by line. */
class BlockCollector {
  readonly complete: string[] = [];
  #current: string[] | undefined;
  #broken = 0;

  constructor(private readonly kind: string) {}

  get truncatedCount(): number {
    return this.#current ? this.#broken + 1 : this.#broken;
  }

  /** `name` is the trimmed line in upper case. */
  add(line: string, name: string): void {
    if (name === `BEGIN:${this.kind}`) {
      if (this.#current) this.#broken += 1;
      this.#current = [];
    }
    if (!this.#current) return;
    this.#current.push(line);
    if (name !== `END:${this.kind}`) return;
    this.complete.push(this.#current.join('\r\n'));
    this.#current = undefined;
  }
}
