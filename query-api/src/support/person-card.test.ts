import { personCard } from '@trackrecord/contracts';
import { FakePerson, testTime, testUuid } from '../testing/fake-person.js';
import { type CardSources, readPersonCard } from './person-card.js';

const ACCOUNT = {
  createdAt: testTime(0),
  lastSignInAt: testTime(1),
  email: 'nadia@example.com',
  emailVerified: true,
  phone: null,
  displayName: 'Nadia K',
  photo: null,
  providers: [{ providerId: 'password', email: 'nadia@example.com' }],
  disabled: false,
};

let person: FakePerson;
beforeEach(() => {
  person = new FakePerson();
});

const toDocuments = (revision?: number) => ({
  readMetadata: () =>
    Promise.resolve(revision === undefined ? undefined : { revision, version: 1, edition: 0, madeAt: new Date(0) }),
});

const createSources = (overrides: Partial<CardSources> = {}): CardSources => {
  const { store } = person.sources;
  return {
    accounts: { getRecord: () => Promise.resolve(ACCOUNT) },
    erasures: { find: () => Promise.resolve(undefined) },
    store: {
      ...store,
      readFirstFrom: (stream) => Promise.resolve(person.streams.get(stream)?.[0]),
    },
    readView: () => Promise.resolve({ revision: undefined, quarantined: undefined }),
    snapshots: { countByUser: () => Promise.resolve(3) },
    storedCvs: toDocuments(),
    storedRankings: toDocuments(),
    readAccess: () => Promise.resolve({ consent: null, sessions: [] }),
    ...overrides,
  };
};
const readCard = async (overrides?: Partial<CardSources>) =>
  personCard.parse(await readPersonCard(createSources(overrides), 'nadia', 'owen'));

const saveSkill = (skill: string) => person.saveProfile({ type: 'SkillAdded', data: { skill, index: 0 } });

it('contains the account with a masked address and without its name', async () => {
  const card = await readCard();
  expect(card).toMatchObject({
    uid: 'nadia',
    email: 'n•••@example.com',
    createdAt: testTime(0),
    lastSignInAt: testTime(1),
    providers: ['password'],
    disabled: false,
    emailVerified: true,
    erasure: null,
    snapshots: 3,
  });
  expect(JSON.stringify(card)).not.toMatch(/Nadia K|nadia@/);
});

it('returns the revision of each stream, and how far its view is behind', async () => {
  saveSkill('Go');
  saveSkill('Rust');
  person.saveOnboarding({ type: 'OnboardingStepSkipped', data: { step: 'experience' } });
  const readView: CardSources['readView'] = (projection) =>
    Promise.resolve(
      projection === 'profile'
        ? { revision: 0, quarantined: { revision: 1, since: new Date(0), reason: 'unknown event' } }
        : { revision: undefined, quarantined: undefined },
    );
  const { streams, views } = await readCard({ readView });
  expect(streams).toEqual([
    { stream: 'profile-nadia', revision: 1, events: 2, lastAt: testTime(2) },
    { stream: 'onboarding-nadia', revision: 0, events: 1, lastAt: testTime(3) },
  ]);
  expect(views).toEqual([
    {
      projection: 'profile',
      revision: 0,
      behind: 1,
      quarantined: { revision: 1, since: new Date(0).toISOString(), reason: 'unknown event' },
    },
    { projection: 'onboarding', revision: null, behind: 1, quarantined: null },
    { projection: 'applications', revision: null, behind: 0, quarantined: null },
  ]);
});

it('marks the CV as current if it is of the newest revision', async () => {
  saveSkill('Go');
  saveSkill('Rust');
  expect(await readCard({ storedCvs: toDocuments(1), storedRankings: toDocuments(0) })).toMatchObject({
    cv: { revision: 1, current: true },
    matches: { revision: 0 },
  });
  expect(await readCard({ storedCvs: toDocuments(0) })).toMatchObject({ cv: { current: false }, matches: null });
});

it('contains the state of an erasure, after which a missing view is not behind', async () => {
  person.saveProfile({ type: 'AccountErased', data: {} });
  const erasure = {
    id: testUuid(1),
    uid: 'nadia',
    state: 'erased',
    since: new Date(0),
    receipt: undefined,
    accessLogUntil: undefined,
  } as const;
  const accounts = { getRecord: () => Promise.resolve(undefined) };
  const card = await readCard({ accounts, erasures: { find: () => Promise.resolve(erasure) } });
  expect(card).toMatchObject({
    email: null,
    erasure: { id: testUuid(1), state: 'erased', since: new Date(0).toISOString() },
    views: [{ behind: 0 }, { behind: 0 }, { behind: 0 }],
  });
});

it('responds with 404 if there is no such account', async () => {
  const accounts = { getRecord: () => Promise.resolve(undefined) };
  await expect(readCard({ accounts })).rejects.toMatchObject({ status: 404, code: 'person-not-found' });
});

it('contains the consent, and reads the open sessions of the requesting staff member', async () => {
  const readAccess = jest.fn(() => Promise.resolve({ consent: { until: testTime(9), isUsed: false }, sessions: [] }));
  expect(await readCard({ readAccess })).toMatchObject({ consent: { isUsed: false } });
  expect(readAccess).toHaveBeenCalledWith('nadia', 'owen');
});
