import type { ProjectionRebuild } from '@trackrecord/contracts';
import { formatTimestamp, formatTimestampInText } from '../../shared/format/format-timestamp';
import { countOf, formatSeconds } from '../../shared/staff/format-amounts';

/** Returns true if a rebuild has not ended. */
export const isRebuildPending = (rebuild: ProjectionRebuild | null): boolean =>
  rebuild?.state === 'waiting' || rebuild?.state === 'running';

const toSeconds = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000;

/** Describes a rebuild in the row of its projection. */
export function describeRebuild({
  state,
  by,
  requestedAt,
  startedAt,
  endedAt,
  events,
  failure,
}: ProjectionRebuild): string {
  const staff = by.name ?? by.pseudonym;
  switch (state) {
    case 'waiting':
      return `Requested ${formatTimestampInText(requestedAt)}, by ${staff}`;
    case 'running':
      return `${countOf(events, 'event')} since ${formatTimestampInText(startedAt ?? requestedAt)}, requested by ${staff}`;
    case 'failed':
      return `Failed ${formatTimestampInText(endedAt ?? requestedAt)}. ${failure ?? ''}`;
    case 'done': {
      const end = endedAt ?? requestedAt;
      return `${formatTimestamp(end)}: ${countOf(events, 'event')} in ${formatSeconds(toSeconds(startedAt ?? end, end))}`;
    }
  }
}

/** Says how long the last rebuild took, or that it failed. */
export function sayLastRebuild({ state, startedAt, endedAt, events }: ProjectionRebuild): string {
  if (state !== 'done' || startedAt === null || endedAt === null) return 'The last rebuild failed';
  return `The last rebuild took ${formatSeconds(toSeconds(startedAt, endedAt))} for ${countOf(events, 'event')}`;
}
