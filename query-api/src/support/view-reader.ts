import type { Stores } from '@trackrecord/platform';
import { applicationsProjection } from '../applications/applications-projection.js';
import { onboardingProjection } from '../onboarding/onboarding-projection.js';
import { profileProjection } from '../profile/profile-projection.js';
import type { Projections } from '../projector/projections.js';
import { Quarantine } from '../projector/quarantine.js';
import { ViewStore } from '../projector/view-store.js';
import type { CardSources } from './person-card.js';

/** Creates a reader of the states of views, which opens none of them. */
export function createViewReader(
  { mongo: { db }, sealer }: Pick<Stores, 'mongo' | 'sealer'>,
  projections: Projections,
): CardSources['readView'] {
  const schemas = {
    profile: profileProjection.viewSchema,
    onboarding: onboardingProjection.viewSchema,
    applications: applicationsProjection.viewSchema,
  };
  return async (projection, uid, stream) => {
    const collection = await projections.getLiveCollection(projection);
    const views = new ViewStore<unknown>(db, collection, sealer, schemas[projection]);
    const [revision, quarantined] = await Promise.all([
      views.findRevision(uid),
      new Quarantine(db, collection).find(stream),
    ]);
    return { revision, quarantined };
  };
}
