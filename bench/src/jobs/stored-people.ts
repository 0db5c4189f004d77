import { randomUUID } from 'node:crypto';
import { profileStream, RANKER_VERSION, ranking, RANKINGS_COLLECTION, userType } from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import { DerivedDocuments, type Stores } from '@trackrecord/platform';
import { sealSave } from '@trackrecord/platform/testing/seal-save';
import { FIXED_PROFILE } from '../cv/fixed-profile.js';

const AT_ONCE = 50;

/**
 * So many people with the beginnings of the fixed profile, written past the command API, and each with a ranking that is older than the
 * jobs. They have not completed onboarding, so that no CVs are made of them.
 */
export async function storePeople(count: number, stores: Stores): Promise<void> {
  const rankings = new DerivedDocuments(stores.mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - stored) }, () => `bench-${randomUUID()}`);
    await Promise.all(
      some.map(async (uid) => {
        const revision = await storePerson(uid, stores);
        await rankings.keep(uid, { revision, edition: 0, value: { numbers: '', percentages: '' } });
      }),
    );
  }
}

/** Answers the revision. */
async function storePerson(uid: string, { store, sealed }: Stores): Promise<number> {
  const { experiences, skills, preferences } = FIXED_PROFILE;
  const sections = {
    userType: userType.enum.professional,
    experiences: experiences.slice(0, 2),
    skills: skills.slice(0, 6),
    preferences,
  };
  const outside = { newId: () => randomUUID(), today: () => '2026-01-01' };
  const command = { type: 'SaveProfile', sections, completesOnboarding: false } as const;
  const events = profileAggregate.decide(command, profileAggregate.initialState, outside);
  const closed = await sealSave({ sealed }, uid, events);
  return Number(await store.append(profileStream(uid), closed, 'no_stream'));
}
