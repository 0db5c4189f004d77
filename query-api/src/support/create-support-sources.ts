import type { Profile } from '@trackrecord/contracts';
import { type Logger, Snapshots, ActivityReader, type Stores } from '@trackrecord/platform';
import type { Accounts } from '../account/provider-record.js';
import type { PastDetectedSkills, PastOnboardings, PastProfiles } from '../history/past-profiles.js';
import type { RecentHistories } from '../history/recent-histories.js';
import type { LiveViews } from '../http/wait-for-revision.js';
import { applicationsProjection } from '../applications/applications-projection.js';
import type { PastApplications } from '../applications/current-applications.js';
import { onboardingProjection } from '../onboarding/onboarding-projection.js';
import { profileProjection } from '../profile/profile-projection.js';
import { Projections } from '../projector/projections.js';
import { RebuildRequests } from '../projector/rebuild-requests.js';
import { Quarantine } from '../projector/quarantine.js';
import { ViewStore } from '../projector/view-store.js';
import type { PersonCvSources } from './get-person-cv.js';
import type { CardSources } from './person-card.js';
import type { BundleSources } from './support-bundle.js';
import type { SupportSources } from './support-handlers.js';
import type { DerivedMetadata } from './timeline/derived-source.js';
import type { SignedCursors } from './timeline/signed-cursors.js';
import type { ToPseudonym } from './timeline/access-source.js';

/** Sources that other handlers use, too. */
interface SharedSources {
  readonly profiles: LiveViews<Profile>;
  readonly pastProfiles: PastProfiles;
  readonly histories: RecentHistories;
  readonly pastOnboardings: PastOnboardings;
  readonly pastApplications: PastApplications;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly storedCvs: DerivedMetadata;
  readonly storedRankings: DerivedMetadata;
  readonly pastCvs: PersonCvSources['pastCvs'];
}

/** Accounts, access streams, pseudonyms and signed cursors. */
interface StaffSources {
  readonly accounts: Accounts;
  readonly readAccess: CardSources['readAccess'];
  readonly toPseudonym: ToPseudonym;
  readonly cursors: SignedCursors;
  readonly toPersonPseudonym: BundleSources['toPersonPseudonym'];
}

type SupportStores = Pick<Stores, 'mongo' | 'store' | 'sealer' | 'erasures'>;

/** Creates the sources of what support reads. */
export const createSupportSources = (
  { mongo, store, sealer, erasures }: SupportStores,
  shared: SharedSources,
  staff: StaffSources,
  logger: Logger,
): SupportSources => ({
  ...shared,
  ...staff,
  rebuilds: new RebuildRequests(mongo.db),
  store,
  erasures,
  activity: new ActivityReader(mongo.db, sealer),
  snapshots: new Snapshots(mongo.db, sealer, logger),
  readView: createViewReader({ mongo, sealer }),
});

/** Creates a reader of the states of views, which opens none of them. */
function createViewReader({ mongo: { db }, sealer }: Pick<Stores, 'mongo' | 'sealer'>): CardSources['readView'] {
  const projections = new Projections(db);
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
