import type { StoredValue } from '@trackrecord/platform';

/**
 * Returns the profile revision, time and generator version of a derived result; and whether it belongs to the current
 * revision.
 */
export const toProvenance = ({ revision, madeAt, version }: StoredValue, currentRevision: number | undefined) => ({
  revision,
  isOfNewest: revision === currentRevision,
  madeAt: madeAt.toISOString(),
  makerVersion: version,
});
