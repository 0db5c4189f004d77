import type { OperationsOverview, Problem } from '@trackrecord/contracts';

/** A projection that is behind for longer than this needs a person (s). */
const STALLED_SECONDS = 60;
/** An erasure that takes longer than this needs a person (s). */
const ERASURE_SECONDS = 3_600;

/** Finds what needs a person, the most urgent first. */
export function findProblems({
  queues,
  projections,
  processes,
  feeds,
  erasures,
}: Omit<OperationsOverview, 'at' | 'problems' | 'aiBudgetUsed'>): readonly Problem[] {
  const live = (processes ?? []).filter(({ state }) => state !== 'missing');
  const versions = [...new Set(live.map(({ version }) => version))].toSorted();
  return [
    ...(erasures !== null && erasures.oldestBegunSeconds > ERASURE_SECONDS
      ? [{ kind: 'erasure', seconds: erasures.oldestBegunSeconds } as const]
      : []),
    ...(queues ?? []).flatMap(({ queue, workers, waiting, prioritized }): readonly Problem[] =>
      workers === 0 ? [{ kind: 'no-worker', queue, waiting: waiting + prioritized }] : [],
    ),
    ...(projections ?? []).flatMap(({ projection, holder, lags }): readonly Problem[] => {
      if (holder === null) return [{ kind: 'no-holder', projection }];
      const seconds = lags.at(-1) ?? 0;
      return seconds > STALLED_SECONDS ? [{ kind: 'stalled', projection, seconds }] : [];
    }),
    ...(queues ?? []).flatMap(({ queue, failed }): readonly Problem[] =>
      failed > 0 ? [{ kind: 'failed-jobs', queue, count: failed }] : [],
    ),
    ...(projections ?? []).flatMap(({ projection, quarantined }): readonly Problem[] =>
      quarantined > 0 ? [{ kind: 'quarantine', projection, count: quarantined }] : [],
    ),
    ...(projections ?? []).flatMap(({ projection, mismatched }): readonly Problem[] =>
      mismatched > 0 ? [{ kind: 'mismatch', projection, count: mismatched }] : [],
    ),
    ...(queues ?? []).flatMap(({ queue, isPaused, waiting, prioritized }): readonly Problem[] =>
      isPaused ? [{ kind: 'paused', queue, waiting: waiting + prioritized }] : [],
    ),
    ...(processes ?? []).flatMap(({ service, instance, state, seenAt }): readonly Problem[] =>
      state === 'missing' ? [{ kind: 'missing', service, instance, since: seenAt }] : [],
    ),
    ...(versions.length > 1 ? [{ kind: 'two-versions', versions } as const] : []),
    ...(feeds ?? []).flatMap(({ feed, isEnabled, failure }): readonly Problem[] =>
      isEnabled && failure !== null ? [{ kind: 'feed', feed, failure }] : [],
    ),
  ];
}
