import { type HistoryItem, type Profile, profile, profileHistory } from '@trackrecord/contracts';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { type Section, sectionApi } from '../testing/section-api.js';
import { wholeProfile } from '../testing/whole-profile.js';

let user: TestUser;
let before: Profile;
beforeEach(async () => {
  user = await signUp();
  before = profile.parse((await profileApi(user).post({ ...wholeProfile, onboardingCompleted: true })).body);
});

const undo = (eventId: string, headers?: Readonly<Record<string, string>>) => historyApi(user).undo(eventId, headers);
const newest = async (): Promise<HistoryItem> => {
  const [change] = profileHistory.parse((await historyApi(user).read()).body).items;
  if (!change) throw new Error('nothing ever changed');
  return change;
};
/** Saves a section. Returns the change. */
const changed = async (section: Section, wanted: unknown): Promise<HistoryItem> => {
  const saved = await sectionApi(user).save(section, wanted);
  expect(saved.status).toBe(200);
  return newest();
};
const nowAt = async (revision: number): Promise<Profile> =>
  profile.parse((await profileApi(user).get(atLeast(revision))).body);
const getContent = ({ revision: _, updatedAt: __, ...content }: Profile) => content;

/** A section, its new value, and the descriptions of the change and of its undo. */
describe.each<[Section, string, string, (profile: Profile) => unknown]>([
  [
    'personalInfo',
    'Changed last name',
    'Undid a change to last name',
    ({ personalInfo }) => ({ ...personalInfo, lastName: 'King' }),
  ],
  ['educations', 'Reordered education', 'Restored the order of education', ({ educations }) => educations.toReversed()],
  [
    'experiences',
    'Removed experience Programmer at Analytical Engines',
    'Restored experience Programmer at Analytical Engines',
    ({ experiences }) => experiences.slice(1),
  ],
  [
    'projects',
    'Added project Loom',
    'Undid adding project Loom',
    ({ projects }) => [{ title: 'Loom', description: 'Weaves.' }, ...projects],
  ],
  ['skills', 'Removed skill Translation', 'Restored skill Translation', () => ['Mathematics', 'Poetry']],
  [
    'preferences',
    'Changed work modes',
    'Undid a change to work modes',
    ({ preferences }) => ({ ...preferences, workModes: ['Flexible'] }),
  ],
  [
    'preferredRoles',
    'Changed preferred role Programmer',
    'Undid a change to preferred role Programmer',
    ({ preferredRoles: [role, ...others] }) => [{ ...role, match: 1 }, ...others],
  ],
])('undoing a change of %s', (section, words, undoneWords, wanted) => {
  it('restores the state before, and undoing that restores the state after', async () => {
    const change = await changed(section, wanted(before));
    expect([change.words, change.undoable]).toEqual([words, true]);
    const after = await nowAt(change.revision);

    const undone = await undo(change.eventId);
    const revision = change.revision + 1;
    expect([undone.status, undone.headers['etag']]).toEqual([200, `"${revision}"`]);
    expect(getContent(profile.parse(undone.body))).toEqual(getContent(before));
    expect(undone.body.revision).toBe(revision);
    expect(await nowAt(revision)).toEqual(undone.body);

    const itself = await newest();
    expect(itself).toMatchObject({ words: undoneWords, undoable: true });
    expect([itself.before, itself.after]).toEqual([change.after, change.before]);
    const redone = await undo(itself.eventId);
    expect([redone.status, redone.body.revision]).toEqual([200, revision + 1]);
    expect(getContent(profile.parse(redone.body))).toEqual(getContent(after));
  });
});
