import { type Profile, USER_TYPES } from '@trackrecord/contracts';
import { BOUND, type Dealer, EMPTY_DEALER, HostileDealer } from './hostile-dealer.js';
import {
  hostileEducation,
  hostileExperience,
  hostilePerson,
  hostilePreferences,
  hostileProject,
  hostileRole,
  type HostileShape,
  times,
} from './hostile-items.js';

/** Where nobody listens: the discard service. */
const NOWHERE = 9;

const FEW: HostileShape = { items: 2, links: 3, skills: 5, languages: 3, longest: BOUND.prose };
const MANY_ITEMS: HostileShape = { ...FEW, items: 100, links: 1, longest: 120 };
const MANY_LINKS: HostileShape = { ...FEW, links: 50 };
const MANY_SKILLS: HostileShape = { ...FEW, items: 1, skills: 500 };
const MANY_LANGUAGES: HostileShape = { ...FEW, items: 1, languages: 100 };

/** The shapes of ten profiles after each other. */
const SHAPES = [FEW, MANY_ITEMS, FEW, FEW, MANY_LINKS, FEW, MANY_SKILLS, FEW, FEW, MANY_LANGUAGES] as const;

/** One profile of so many is empty, and one has no word about the person. */
const EMPTY_EVERY = 50;

/** The word that ends the description of a hostile profile's last project: where it is read, nothing was swallowed. */
export const markerOf = ({ _id }: Profile): string => `marker${_id.slice(-4)}`;

/**
 * Profiles as hostile people would make them, each as contracts let it in (before texts are trimmed and lone surrogates
 * dropped), with the onboarding completed. Every text field meets every hostile text in turn, and every address field
 * every hostile address and text, once there are 300. The same arguments make the same profiles; the first of many are
 * those of few. What asks for anything asks at `port` of this machine.
 */
export function hostileProfiles(count: number, port: number = NOWHERE): Profile[] {
  const hostile = new HostileDealer(port);
  return times(count, (index) => hostileProfile(index, index % EMPTY_EVERY === 49 ? EMPTY_DEALER : hostile));
}

function hostileProfile(index: number, deal: Dealer): Profile {
  const shape = SHAPES[index % SHAPES.length] ?? FEW;
  const id = `hostile-${String(index).padStart(4, '0')}`;
  const whole: Profile = {
    _id: id,
    userId: id,
    revision: index,
    email: deal.text('email', BOUND.email),
    educations: times(shape.items, (item) => hostileEducation(idOf(index, 1, item), shape, deal)),
    experiences: times(shape.items, (item) => hostileExperience(idOf(index, 2, item), shape, deal)),
    projects: times(shape.items, (item) => hostileProject(idOf(index, 3, item), shape, deal)),
    skills: times(shape.skills, () => deal.text('skill')),
    detectedSkills: times(shape.skills, () => deal.text('detected skill')),
    draftExperience: { title: deal.text('draft'), description: deal.text('draft', BOUND.prose) },
    draftProject: [deal.text('draft')],
    preferredRoles: times(2, (item) => hostileRole(idOf(index, 4, item), deal)),
    onboardingCompleted: true,
    updatedAt: '2026-01-02T03:04:05.678Z',
    ...(index % EMPTY_EVERY === 22 ? {} : aboutThePerson(index, shape, deal)),
  };
  return marked(whole);
}

const aboutThePerson = (index: number, shape: HostileShape, deal: Dealer) => ({
  userType: USER_TYPES[index % USER_TYPES.length],
  personalInfo: hostilePerson(deal),
  preferences: hostilePreferences(shape, deal),
});

/**
 * With the marker on a line of its own, so that no direction that was left open, and no mark without a base, reaches it:
 * both end with their line.
 */
function marked(whole: Profile): Profile {
  const marker = markerOf(whole);
  const projects = whole.projects.map((project, index) =>
    index < whole.projects.length - 1
      ? project
      : {
          ...project,
          description: `${(project.description ?? '').slice(0, BOUND.prose - 1 - marker.length)}\n${marker}`,
        },
  );
  return { ...whole, projects };
}

/** An id of the shape contracts ask for: of one item of one kind in one profile. */
function idOf(profile: number, kind: number, item: number): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `${hex(profile, 8)}-${hex(kind, 4)}-4000-8000-${hex(item, 12)}`;
}
