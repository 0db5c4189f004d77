import type { AccessSession } from '@trackrecord/contracts';

/** Returns when a session ends unless it is used or extended before, in milliseconds since the epoch. */
export const getSessionEnd = ({ until, idleUntil }: AccessSession): number =>
  Math.min(Date.parse(until), Date.parse(idleUntil));

/** Formats a remaining time as whole minutes and seconds: "24:10". */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
