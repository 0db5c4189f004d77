import { type Profile, USER_TYPES } from '@trackrecord/contracts';
import { MAX_LENGTH, type ValueSource, EMPTY_VALUES, HostileValues } from './hostile-values.js';
import {
  createHostileEducation,
  createHostileExperience,
  createHostilePerson,
  createHostilePreferences,
  createHostileProject,
  createHostileRole,
  type ProfileShape,
  repeat,
} from './hostile-items.js';

/** The discard service, where nothing listens. */
const DISCARD_PORT = 9;

const SMALL: ProfileShape = { items: 2, links: 3, skills: 5, languages: 3, maxLength: MAX_LENGTH.prose };
const MANY_ITEMS: ProfileShape = { ...SMALL, items: 100, links: 1, maxLength: 120 };
const MANY_LINKS: ProfileShape = { ...SMALL, links: 50 };
const MANY_SKILLS: ProfileShape = { ...SMALL, items: 1, skills: 500 };
const MANY_LANGUAGES: ProfileShape = { ...SMALL, items: 1, languages: 100 };

/** The shapes of ten consecutive profiles. */
const SHAPES = [SMALL, MANY_ITEMS, SMALL, SMALL, MANY_LINKS, SMALL, MANY_SKILLS, SMALL, SMALL, MANY_LANGUAGES] as const;

/** One profile in this many is empty, and one has no personal information. */
const EMPTY_INTERVAL = 50;

/** Returns the marker at the end of a hostile profile's last description; if it is rendered, no content was hidden. */
export const getMarker = ({ _id }: Profile): string => `marker${_id.slice(-4)}`;

/**
 * Creates valid hostile profiles (before texts are trimmed and lone surrogates dropped) with completed onboarding. With
 * 300 profiles, every text field has every hostile text, and every URL field every hostile URL and text. Deterministic,
 * independent of the count. Requests in hostile values go to `port` of the loopback interface.
 */
export function createHostileProfiles(count: number, port: number = DISCARD_PORT): Profile[] {
  const hostileValues = new HostileValues(port);
  return repeat(count, (index) =>
    createHostileProfile(index, index % EMPTY_INTERVAL === 49 ? EMPTY_VALUES : hostileValues),
  );
}

function createHostileProfile(index: number, values: ValueSource): Profile {
  const shape = SHAPES[index % SHAPES.length] ?? SMALL;
  const id = `hostile-${String(index).padStart(4, '0')}`;
  const profile: Profile = {
    _id: id,
    userId: id,
    revision: index,
    email: values.nextText('email', MAX_LENGTH.email),
    educations: repeat(shape.items, (item) =>
      createHostileEducation(createId(index, 'education', item), shape, values),
    ),
    experiences: repeat(shape.items, (item) =>
      createHostileExperience(createId(index, 'experience', item), shape, values),
    ),
    projects: repeat(shape.items, (item) => createHostileProject(createId(index, 'project', item), shape, values)),
    skills: repeat(shape.skills, () => values.nextText('skill')),
    detectedSkills: repeat(shape.skills, () => values.nextText('detected skill')),
    draftExperience: { title: values.nextText('draft'), description: values.nextText('draft', MAX_LENGTH.prose) },
    draftProject: [values.nextText('draft')],
    preferredRoles: repeat(2, (item) => createHostileRole(createId(index, 'role', item), values)),
    onboardingCompleted: true,
    updatedAt: '2026-01-02T03:04:05.678Z',
    ...(index % EMPTY_INTERVAL === 22 ? {} : createPersonalSections(index, shape, values)),
  };
  return addMarker(profile);
}

const createPersonalSections = (index: number, shape: ProfileShape, values: ValueSource) => ({
  userType: USER_TYPES[index % USER_TYPES.length],
  personalInfo: createHostilePerson(values),
  preferences: createHostilePreferences(shape, values),
});

/** Adds the marker on its own line, so that unclosed directional formatting and combining marks do not affect it. */
function addMarker(profile: Profile): Profile {
  const marker = getMarker(profile);
  const projects = profile.projects.map((project, index) =>
    index < profile.projects.length - 1
      ? project
      : {
          ...project,
          description: `${(project.description ?? '').slice(0, MAX_LENGTH.prose - 1 - marker.length)}\n${marker}`,
        },
  );
  return { ...profile, projects };
}

/** The number of each kind of item in ids. */
const ITEM_KINDS = { education: 1, experience: 2, project: 3, role: 4 } as const;

/** Creates a valid id for an item of a kind in a profile. */
function createId(profileIndex: number, kind: keyof typeof ITEM_KINDS, itemIndex: number): string {
  const toHex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `${toHex(profileIndex, 8)}-${toHex(ITEM_KINDS[kind], 4)}-4000-8000-${toHex(itemIndex, 12)}`;
}
