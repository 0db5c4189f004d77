import { authHeaders, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { patchSection, type Section, sectionApi } from '../testing/section-api.js';
import { connectStoredEvents } from '../testing/stored-events.js';
import { fullProfile } from '../testing/full-profile.js';

const { projects, preferredRoles } = fullProfile;

let stored: Awaited<ReturnType<typeof connectStoredEvents>>;
let user: TestUser;
let before: { readonly revision: number; readonly preferredRoles: readonly object[] };
beforeAll(async () => {
  stored = await connectStoredEvents();
  await saveFullProfile();
});
afterAll(() => stored.close());

/** Signs up a user with a full profile. */
async function saveFullProfile(): Promise<void> {
  user = await signUp();
  before = (await profileApi(user).post(fullProfile)).body;
}

const save = async (section: Section, input: unknown): Promise<unknown> => {
  const { body } = await sectionApi(user).save(section, input);
  const read = await profileApi(user).get(atLeast(body.revision));
  expect(read.body[section]).toEqual(body[section]);
  return body[section];
};

describe('a preferred role', () => {
  const id = expect.any(String) as unknown;

  it('that is sent as a title keeps its match, description, skills and id', async () => {
    const saved = await save('preferredRoles', [{ title: 'TRANSLATOR' }, { title: 'Programmer' }]);
    const [programmer, translator] = before.preferredRoles;
    expect(saved).toEqual([{ ...translator, title: 'TRANSLATOR' }, programmer]);
  });

  it('that is new has a match of 50 by default, else at most 100', async () => {
    const input = [...preferredRoles, 'Poet', { name: 'Rider', match: 70 }, { title: 'Ruler', match: 170 }];
    expect(await save('preferredRoles', input)).toEqual([
      ...preferredRoles.map((role) => ({ ...role, id })),
      { id, title: 'Poet', match: 50, requiredSkills: [] },
      { id, title: 'Rider', match: 70, requiredSkills: [] },
      { id, title: 'Ruler', match: 100, requiredSkills: [] },
    ]);
  });

  it('that is sent again in another case is ignored', async () => {
    expect(await save('preferredRoles', ['Poet', 'POET', { title: 'poet', match: 1 }])).toHaveLength(1);
  });
});

it('removes the skills of a project that is sent without them, and keeps its id', async () => {
  const projectWithSkills = [{ ...projects[0], skills: { technical: ['Looms'] } }];
  const before = await save('projects', projectWithSkills);
  const [{ skills, ...project }] = before as [{ skills: unknown }];
  expect(skills).toEqual({ technical: ['Looms'] });
  expect(await save('projects', [project])).toEqual([project]);
});

it('converts the links of older projects', async () => {
  const links = [{ name: 'Live Demo', url: 'https://live.example.com' }];
  const olderProject = { title: 'Old', description: 'Older.', liveLink: 'https://live.example.com' };
  expect(await save('projects', [olderProject])).toMatchObject([{ title: 'Old', links }]);
});

it('splits locations at the comma', async () => {
  const location = { city: 'Dubai', country: 'United Arab Emirates', hasVisa: true, visaType: 'Work' };
  expect(await save('preferences', { locations: ['Kochi, India', location, 'Singapore'] })).toMatchObject({
    locations: [
      { city: 'Kochi', country: 'India', hasVisa: false },

      location,
      { city: 'Singapore', country: '', hasVisa: false },
    ],
  });
});

it('trims and deduplicates skills', async () => {
  expect(await save('skills', [' Go ', '', 'go', 'C'])).toEqual(['Go', 'C']);
});

describe('the origin of a change', () => {
  beforeAll(saveFullProfile);
  const saveFrom = (origin: unknown) =>
    patchSection('skills')(user.uid, { skills: ['Go', 'C'], origin }, authHeaders(user));

  it('is in the metadata of each event, with the actor', async () => {
    expect((await saveFrom('dictated')).status).toBe(200);
    const addedEvents = (await stored.readProfile(user.uid)).filter(({ revision }) => revision > before.revision);
    expect(addedEvents.map(({ event }) => event.type)).toEqual([
      ...fullProfile.skills.map(() => 'SkillRemoved'),
      'SkillAdded',
      'SkillAdded',
    ]);
    for (const { metadata } of addedEvents) {
      expect(metadata).toMatchObject({ origin: 'dictated', actor: { uid: user.uid, role: 'user' } });
      expect(metadata.commandId).toBe(addedEvents[0]?.metadata.commandId);
    }
  });

  it('is absent if the client does not send it', async () => {
    await save('skills', ['Go']);
    expect((await stored.readProfile(user.uid)).at(-1)?.metadata).not.toHaveProperty('origin');
  });

  it('must be a known origin', async () => {
    const response = await saveFrom('stolen');
    expect([response.status, response.body.details[0].path]).toEqual([400, 'origin']);
  });
});
