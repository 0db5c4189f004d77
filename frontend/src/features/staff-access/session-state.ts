import type { SessionSummary } from '@trackrecord/contracts';
import { formatTimestampInText } from '../../shared/format/format-timestamp';

const MINUTE_MS = 60_000;

/** The times of a session in the list or in its log. */
type SessionTimes = Pick<SessionSummary, 'at' | 'until' | 'endedAt'>;

const getEndMs = ({ until, endedAt }: SessionTimes): number =>
  Math.min(endedAt === null ? Infinity : Date.parse(endedAt), Date.parse(until));

/** Returns true if a session can still be used. */
export const isSessionOpen = (session: SessionTimes): boolean => getEndMs(session) > Date.now();

/** Describes how long a session lasted, or until when it is open. */
export function describeDuration(session: SessionTimes): string {
  if (isSessionOpen(session)) return `Open until ${formatTimestampInText(session.until)}`;
  return `${Math.max(1, Math.round((getEndMs(session) - Date.parse(session.at)) / MINUTE_MS))} min`;
}
