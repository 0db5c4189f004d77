import { randomUUID } from 'node:crypto';
import { type ProfileEvent, profileStream } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { sealProfileEvents } from '@trackrecord/platform/testing/seal-profile-events';
import type { SeededRandom } from '@trackrecord/workers/seeded-random';
import { createExperience } from '../experience.js';

/** A save of one user. */
export interface GeneratedSave {
  readonly uid: string;
  readonly events: readonly ProfileEvent[];
}

interface GeneratedUser {
  readonly uid: string;
  readonly experienceIds: readonly string[];
  hasSaved: boolean;
}

const SKILLS = ['Go', 'Python', 'SQL', 'Rust'];
const MAX_EVENTS_PER_SAVE = 3;
const CONCURRENCY = 64;

/**
 * Generates saves of random users until there are `total` events. Each user first saves a profile and then revises its
 * experiences in saves of a few events.
 */
export function* generateSaves(userCount: number, total: number, random: SeededRandom): Generator<GeneratedSave> {
  const users = Array.from({ length: userCount }, (_, n): GeneratedUser => {
    const experienceIds = Array.from({ length: 6 }, () => randomUUID());
    return { uid: `bench-${String(n)}-${randomUUID()}`, experienceIds, hasSaved: false };
  });
  for (let eventCount = 0; eventCount < total;) {
    const user = random.pick(users);
    const events = user.hasSaved ? reviseExperiences(user, eventCount, random) : createProfile(user);
    user.hasSaved = true;
    eventCount += events.length;
    yield { uid: user.uid, events };
  }
}

const createProfile = ({ experienceIds }: GeneratedUser): readonly ProfileEvent[] => [
  { type: 'UserTypeChosen', data: { userType: 'professional' } },
  {
    type: 'PersonalInfoChanged',
    data: { personalInfo: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' } },
  },
  ...experienceIds.map((id, index): ProfileEvent => ({
    type: 'ExperienceAdded',
    data: { id, index, item: createExperience(id, index) },
  })),
  ...SKILLS.map((skill, index): ProfileEvent => ({ type: 'SkillAdded', data: { skill, index } })),
];

const reviseExperiences = (
  { experienceIds }: GeneratedUser,
  eventCount: number,
  random: SeededRandom,
): readonly ProfileEvent[] =>
  Array.from({ length: random.integer(1, MAX_EVENTS_PER_SAVE) }, (_, n) => {
    const index = random.integer(0, experienceIds.length - 1);
    const id = experienceIds[index] ?? '';
    return { type: 'ExperienceRevised', data: { id, index, item: createExperience(id, eventCount + n) } };
  });

/** Appends saves to the log as the command API would, in order per user. Returns the number of events. */
export async function storeSaves(
  saves: Iterable<GeneratedSave>,
  { store, eventSealer }: Pick<Stores, 'store' | 'eventSealer'>,
): Promise<number> {
  const revisions = new Map<string, bigint>();
  const lastSaves = new Map<string, Promise<void>>();
  const inFlight = new Set<Promise<void>>();
  let storedCount = 0;
  const append = async ({ uid, events }: GeneratedSave) => {
    const sealedEvents = await sealProfileEvents({ eventSealer }, uid, events);
    revisions.set(uid, await store.append(profileStream(uid), sealedEvents, revisions.get(uid) ?? 'no_stream'));
  };
  for (const save of saves) {
    storedCount += save.events.length;
    const pendingSave = (lastSaves.get(save.uid) ?? Promise.resolve()).then(() => append(save));
    lastSaves.set(save.uid, pendingSave);
    const trackedSave = pendingSave.finally(() => inFlight.delete(trackedSave));
    inFlight.add(trackedSave);
    if (inFlight.size >= CONCURRENCY) await Promise.race(inFlight);
  }
  await Promise.all(inFlight);
  return storedCount;
}
