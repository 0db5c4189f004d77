import type { StoredDerived } from '@trackrecord/platform';

/** Of what, when and by which version of its maker something was made; `newest` is the revision of the profile. */
export const madeOf = ({ revision, madeAt, version }: StoredDerived, newest: number | undefined) => ({
  revision,
  isOfNewest: revision === newest,
  madeAt: madeAt.toISOString(),
  makerVersion: version,
});
