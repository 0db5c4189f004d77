import { FeedUnreadableError } from '../adapter.js';
import { createYielder } from './yielder.js';

/** The time zones and events of a calendar, each as its raw lines. */
export interface CalendarBlocks {
  readonly zoneBlocks: readonly string[];
  readonly eventBlocks: readonly string[];
  /** The number of events without an `END:VEVENT` line. */
  readonly truncatedCount: number;
  /** The name of the zone of times that name none (X-WR-TIMEZONE), if any. */
  readonly defaultZone: string | undefined;
}

/**
 * Splits a calendar (RFC 5545) into blocks by lines, so that one unreadable event does not affect others.
 * @throws {FeedUnreadableError} if the text is not a calendar, or is truncated.
 */
export async function splitCalendar(text: string, label: string): Promise<CalendarBlocks> {
  const yieldIfDue = createYielder();
  const [zoneCollector, eventCollector] = [new BlockCollector('VTIMEZONE'), new BlockCollector('VEVENT')];
  let defaultZone: string | undefined;
  let lastLine: string | undefined;
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const normalizedLine = line.trim().toUpperCase();
    if (normalizedLine === '') continue;
    if (lastLine === undefined && normalizedLine !== 'BEGIN:VCALENDAR') break;
    lastLine = normalizedLine;
    defaultZone ??= /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim();
    zoneCollector.add(line, normalizedLine);
    eventCollector.add(line, normalizedLine);
    await yieldIfDue();
  }
  if (lastLine === undefined) throw new FeedUnreadableError(`${label}: not a calendar`);
  if (lastLine !== 'END:VCALENDAR') throw new FeedUnreadableError(`${label}: truncated calendar`);
  return {
    zoneBlocks: zoneCollector.completeBlocks,
    eventBlocks: eventCollector.completeBlocks,
    truncatedCount: eventCollector.truncatedCount,
    defaultZone,
  };
}

/** Collects the components of one kind, line by line. */
class BlockCollector {
  readonly completeBlocks: string[] = [];
  #currentLines: string[] | undefined;
  #truncatedCount = 0;

  constructor(private readonly kind: string) {}

  get truncatedCount(): number {
    return this.#currentLines ? this.#truncatedCount + 1 : this.#truncatedCount;
  }

  /** `normalizedLine` is the trimmed line in upper case. */
  add(line: string, normalizedLine: string): void {
    if (normalizedLine === `BEGIN:${this.kind}`) {
      if (this.#currentLines) this.#truncatedCount += 1;
      this.#currentLines = [];
    }
    if (!this.#currentLines) return;
    this.#currentLines.push(line);
    if (normalizedLine !== `END:${this.kind}`) return;
    this.completeBlocks.push(this.#currentLines.join('\r\n'));
    this.#currentLines = undefined;
  }
}
