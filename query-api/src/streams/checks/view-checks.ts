import { parseViewStream, toViewStream, type ViewProjection } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { applicationsProjection } from '../../applications/applications-projection.js';
import { onboardingProjection } from '../../onboarding/onboarding-projection.js';
import { profileProjection } from '../../profile/profile-projection.js';
import { checkView, type CheckTarget, type ViewComparison } from '../../projector/check-view.js';
import type { Projection } from '../../projector/projection.js';
import type { Projections } from '../../projector/projections.js';
import { Quarantine } from '../../projector/quarantine.js';
import { ViewStore } from '../../projector/view-store.js';

/** Compares views with their streams, and chooses some. Writes nothing. */
export interface ViewChecks {
  /** Returns undefined if the stream is not one of the projection, or neither it nor a view exists. */
  readonly check: (projection: ViewProjection, stream: string) => Promise<ViewComparison | undefined>;
  /** Returns the streams of random views, at most `count`. */
  readonly sample: (projection: ViewProjection, count: number) => Promise<readonly string[]>;
}

/** Creates the checks of the live views. */
export function createViewChecks(
  { mongo: { db }, store, sealer, eventSealer }: Pick<Stores, 'mongo' | 'store' | 'sealer' | 'eventSealer'>,
  projections: Pick<Projections, 'getLiveCollection'>,
): ViewChecks {
  const createChecks = <View>(projection: Projection<View>) => {
    const getTarget = async (): Promise<CheckTarget<View>> => {
      const collection = await projections.getLiveCollection(projection.name);
      return {
        projection,
        views: new ViewStore(db, collection, sealer, projection.viewSchema),
        eventOpener: eventSealer,
        quarantine: new Quarantine(db, collection),
        store,
      };
    };
    return {
      check: (uid: string) => checkView(getTarget, uid),
      sample: async (count: number) => (await getTarget()).views.sampleSubjects(count),
    };
  };
  const checks = {
    profile: createChecks(profileProjection),
    onboarding: createChecks(onboardingProjection),
    applications: createChecks(applicationsProjection),
  };
  return {
    check: async (projection, stream) => {
      const view = parseViewStream(stream);
      if (view?.projection !== projection) return undefined;
      const comparison = await checks[projection].check(view.uid);
      const exists = comparison.viewRevision !== null || comparison.streamRevision !== null;
      return exists || comparison.problem !== 'missing' ? comparison : undefined;
    },
    sample: async (projection, count) =>
      (await checks[projection].sample(count)).map((uid) => toViewStream(projection, uid)),
  };
}
