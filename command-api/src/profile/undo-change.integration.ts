import { type HistoryItem, type Profile, profile, profileHistory } from '@trackrecord/contracts';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { historyApi } from '../testing/history-api.js';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { type Section, sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

let user: TestUser;
let before: Profile;
beforeEach(async () => {
  user = await signUp();
  before = profile.parse((await profileApi(user).post({ ...fullProfile, onboardingCompleted: true })).body);
});

const undo = (eventId: string, headers?: Readonly<Record<string, string>>) => historyApi(user).undo(eventId, headers);
const readNewestChange = async (): Promise<HistoryItem> => {
  const [change] = profileHistory.parse((await historyApi(user).read()).body).items;
  if (!change) throw new Error('the history is empty');
  return change;
};
/** Saves a section. Returns the change. */
const saveSection = async (section: Section, input: unknown): Promise<HistoryItem> => {
  const saved = await sectionApi(user).save(section, input);
  expect(saved.status).toBe(200);
  return readNewestChange();
};
const readProfile = async (revision: number): Promise<Profile> =>
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
])('undoing a change of %s', (section, description, undoneDescription, input) => {
  it('restores the state before, and undoing that restores the state after', async () => {
    const change = await saveSection(section, input(before));
    expect([change.description, change.undoable]).toEqual([description, true]);
    const after = await readProfile(change.revision);

    const undone = await undo(change.eventId);
    const revision = change.revision + 1;
    expect([undone.status, undone.headers['etag']]).toEqual([200, `"${revision}"`]);
    expect(getContent(profile.parse(undone.body))).toEqual(getContent(before));
    expect(undone.body.revision).toBe(revision);
    expect(await readProfile(revision)).toEqual(undone.body);

    const undoEntry = await readNewestChange();
    expect(undoEntry).toMatchObject({ description: undoneDescription, undoable: true });
    expect([undoEntry.before, undoEntry.after]).toEqual([change.after, change.before]);
    const redone = await undo(undoEntry.eventId);
    expect([redone.status, redone.body.revision]).toEqual([200, revision + 1]);
    expect(getContent(profile.parse(redone.body))).toEqual(getContent(after));
  });
});
