import { randomUUID } from 'node:crypto';
import type { ProfileEvent } from '@trackrecord/contracts';
import type { SeededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';
import { experience } from '../experience.js';

/** What one person saved at once. */
export interface GeneratedSave {
  readonly uid: string;
  readonly events: readonly ProfileEvent[];
}

interface GeneratedPerson {
  readonly uid: string;
  readonly experiences: readonly string[];
  hasSaved: boolean;
}

const SKILLS = ['Go', 'Python', 'SQL', 'Rust'];
const MAX_EVENTS_PER_SAVE = 3;

/**
 * At least so many events of so many people: each begins with a profile and then revises its experiences, in saves of a
 * few events that alternate at random.
 */
export function* generatedSaves(people: number, total: number, random: SeededRandom): Generator<GeneratedSave> {
  const all = Array.from({ length: people }, (_, n): GeneratedPerson => {
    const experiences = Array.from({ length: 6 }, () => randomUUID());
    return { uid: `bench-${String(n)}-${randomUUID()}`, experiences, hasSaved: false };
  });
  for (let made = 0; made < total;) {
    const person = random.pick(all);
    const events = person.hasSaved ? revisions(person, made, random) : firstSave(person);
    person.hasSaved = true;
    made += events.length;
    yield { uid: person.uid, events };
  }
}

const firstSave = ({ experiences }: GeneratedPerson): readonly ProfileEvent[] => [
  { type: 'UserTypeChosen', data: { userType: 'professional' } },
  {
    type: 'PersonalInfoChanged',
    data: { personalInfo: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' } },
  },
  ...experiences.map((id, index): ProfileEvent => ({
    type: 'ExperienceAdded',
    data: { id, index, item: experience(id, index) },
  })),
  ...SKILLS.map((skill, index): ProfileEvent => ({ type: 'SkillAdded', data: { skill, index } })),
];

const revisions = ({ experiences }: GeneratedPerson, made: number, random: SeededRandom): readonly ProfileEvent[] =>
  Array.from({ length: random.whole(1, MAX_EVENTS_PER_SAVE) }, (_, n) => {
    const index = random.whole(0, experiences.length - 1);
    const id = experiences[index] ?? '';
    return { type: 'ExperienceRevised', data: { id, index, item: experience(id, made + n) } };
  });
