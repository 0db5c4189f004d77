import { FeedUnreadable } from '../adapter.js';

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
export function calendarBlocks(text: string, place: string): CalendarBlocks {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (!isLine(lines[0], 'BEGIN:VCALENDAR')) throw new FeedUnreadable(`${place}: it is no calendar`);
  if (!isLine(lines.at(-1), 'END:VCALENDAR')) throw new FeedUnreadable(`${place}: the calendar breaks off`);
  const zones = blocksOf(lines, 'VTIMEZONE').blocks;
  const { blocks, broken } = blocksOf(lines, 'VEVENT');
  const zone = lines.map((line) => /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim()).find(Boolean);
  return { zones, events: blocks, broken, zone };
}

const isLine = (line: string | undefined, is: string): boolean => line?.trim().toUpperCase() === is;

function blocksOf(
  lines: readonly string[],
  name: string,
): { readonly blocks: readonly string[]; readonly broken: number } {
  const blocks: string[] = [];
  let broken = 0;
  let begun: string[] | undefined;
  for (const line of lines) {
    if (isLine(line, `BEGIN:${name}`)) {
      if (begun) broken += 1;
      begun = [];
    }
    begun?.push(line);
    if (begun && isLine(line, `END:${name}`)) {
      blocks.push(begun.join('\r\n'));
      begun = undefined;
    }
  }
  return { blocks, broken: begun ? broken + 1 : broken };
}
