import { HttpError } from '@trackrecord/platform';

/** The sources of a timeline, by the letter that stands for them in a cursor. */
export const SOURCE_LETTERS = ['p', 'o', 'j', 'a', 'l', 'c', 'm'] as const;

/** `p`: profile, `o`: onboarding, `j`: applications, `a`: access stream, `l`: activity log, `c`: CV, `m`: matches. */
export type SourceName = (typeof SOURCE_LETTERS)[number];

/** The position in each source, from which the next page goes on. */
export type TimelinePositions = ReadonlyMap<SourceName, string>;

/** A position in a timeline. */
export interface TimelineCursor {
  readonly positions: TimelinePositions;
  /** The time of the last item (ms), by which the record of the read names the page. */
  readonly at: number;
}

const SEPARATOR = '~';
const SOURCE = /^([pojalcm])([\w-]{0,60})$/;
const TIME = /^t(\d{1,15})$/;
/** The latest time that a `Date` can hold. */
const MAX_DATE_MS = 8.64e15;

/** Formats a cursor, such as `p46~o11~a3~t1764063443123`. */
export function formatCursor({ positions, at }: TimelineCursor): string {
  const parts = SOURCE_LETTERS.flatMap((name) => {
    const position = positions.get(name);
    return position === undefined ? [] : [`${name}${position}`];
  });
  return [...parts, `t${String(at)}`].join(SEPARATOR);
}

/** Parses a cursor. @throws {HttpError} 400 */
export function parseCursor(cursor: string): TimelineCursor {
  const parts = cursor.split(SEPARATOR);
  const [, time] = TIME.exec(parts.at(-1) ?? '') ?? [];
  const positions = parts.slice(0, -1).map((text) => {
    const [, name, position] = SOURCE.exec(text) ?? [];
    if (name === undefined || position === undefined) throw cursorError();
    return [name as SourceName, position] as const;
  });
  const at = Number(time);
  if (time === undefined || at > MAX_DATE_MS) throw cursorError();
  return { positions: new Map(positions), at };
}

/** Parses the revision before which a stream is read. @throws {HttpError} 400 */
export function parseRevision(position: string): number {
  if (!/^\d{1,15}$/.test(position)) throw cursorError();
  return Number(position);
}

/** Creates the error (400) for a cursor that no page returned. */
export const cursorError = (): HttpError =>
  new HttpError(400, 'cursor', 'Please pass the `next` of the previous page.');
