import type { StoredDerived } from '@trackrecord/platform';

/** Returns the profile revision, time and generator version of a derived result; `newest` is the current revision. */
export const toProvenance = ({ revision, madeAt, version }: StoredDerived, newest: number | undefined) => ({
  revision,
  isOfNewest: revision === newest,
  madeAt: madeAt.toISOString(),
  makerVersion: version,
});
