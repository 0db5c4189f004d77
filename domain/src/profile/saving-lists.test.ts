import type { Education, Experience, ProfileEvent, Project } from '@trackrecord/contracts';
import { given, TODAY } from '../testing/given.js';
import type { SectionsInput } from '../sections/sections-input.js';

const experience = (id: string, title: string): Experience => ({
  id,
  company: 'Engines',
  title,
  endDate: null,
  current: true,
});
const school: Education = {
  id: 's',
  institution: 'School',
  courseType: 'Diploma',
  courseName: 'Boats',
  endDate: null,
  isCurrentlyStudying: true,
  achievements: '',
};
const project: Project = { id: 'p', title: 'Notes', endDate: null, isOngoing: false, links: [] };
const added = (item: Experience, index: number): ProfileEvent => ({
  type: 'ExperienceAdded',
  data: { id: item.id, index, item },
});
const [one, two, three] = [experience('1', 'One'), experience('2', 'Two'), experience('3', 'Three')];
const present = [added(one, 0), added(two, 1), added(three, 2)];
const save = (sections: SectionsInput) => ({ type: 'SaveProfile', sections }) as const;
const withoutId = ({ id: _, ...item }: Experience) => item;

describe('saving a list', () => {
  it('adds new items at their index, with generated ids', () => {
    given([added(two, 0)])
      .when(save({ experiences: [withoutId(one), two, withoutId(three)] }))
      .then([added({ ...one, id: 'new-1' }, 0), added({ ...three, id: 'new-2' }, 2)]);
  });

  it('removes missing items, each with its index before the removal', () => {
    given(present)
      .when(save({ experiences: [two] }))
      .then([
        { type: 'ExperienceRemoved', data: { id: '3', index: 2 } },
        { type: 'ExperienceRemoved', data: { id: '1', index: 0 } },
      ]);
  });

  it('adds one event for a new order, with the ids of all remaining items', () => {
    given(present)
      .when(save({ experiences: [three, one] }))
      .then([
        { type: 'ExperienceRemoved', data: { id: '2', index: 1 } },
        { type: 'ExperiencesReordered', data: { ids: ['3', '1'] } },
      ]);
  });

  it('revises changed items', () => {
    const better = { ...two, title: 'Senior Two' };
    given(present)
      .when(save({ experiences: [one, better, three] }))
      .then([{ type: 'ExperienceRevised', data: { id: '2', index: 1, item: better } }]);
  });

  it('adds no event for equal items without ids', () => {
    given(present)
      .when(save({ experiences: present.map((_, index) => withoutId([one, two, three][index] ?? one)) }))
      .then([]);
  });
});

describe('an education entry that starts today', () => {
  const { id: _, ...sent } = { ...school, startsToday: true };
  const since = (startDate: string): Education => ({ ...school, startDate });
  const record = (item: Education): ProfileEvent => ({ type: 'EducationAdded', data: { id: item.id, index: 0, item } });

  it('starts today if it is new', () => {
    given([])
      .when(save({ educations: [sent] }))
      .then([record({ ...since(TODAY), id: 'new-1' })]);
  });

  it('keeps the start date of an existing entry, with or without id', () => {
    for (const wanted of [sent, { ...sent, id: school.id }]) {
      given([record(since('2024-01-31'))])
        .when(save({ educations: [wanted] }))
        .then([]);
    }
  });

  it('starts today if it had no start date', () => {
    given([record(school)])
      .when(save({ educations: [sent] }))
      .then([{ type: 'EducationRevised', data: { id: school.id, index: 0, item: since(TODAY) } }]);
  });
});

describe('an error that only the wizard reports', () => {
  const fault = (path: string) => ({ path, message: `${path} is missing` });
  const info = { firstName: 'Ada', lastName: 'Byron' };
  const past: ProfileEvent[] = [...present, { type: 'PersonalInfoChanged', data: { personalInfo: info } }];
  const saving = (sections: SectionsInput, ...paths: string[]) => ({ ...save(sections), errors: paths.map(fault) });
  const [linkedIn, first, second] = [
    'personalInfo.linkedInUrl',
    'experiences.0.description',
    'experiences.1.description',
  ];

  it('is accepted in stored items, with or without id, also if they move', () => {
    given(past)
      .when(saving({ personalInfo: info, experiences: [withoutId(one), two, three] }, linkedIn, first, second))
      .then([]);
    given(past)
      .when(saving({ experiences: [three, one] }, first, second))
      .then([
        { type: 'ExperienceRemoved', data: { id: '2', index: 1 } },
        { type: 'ExperiencesReordered', data: { ids: ['3', '1'] } },
      ]);
  });

  it('is rejected in new and changed items, without errors of the others', () => {
    const four = { ...withoutId(one), title: 'Four' };
    given(past)
      .when(saving({ personalInfo: info, experiences: [one, four] }, linkedIn, first, second))
      .thenRejected('not-valid', [fault(second)]);
    given(past)
      .when(
        saving(
          { personalInfo: { ...info, lastName: 'King' }, experiences: [{ ...one, title: 'Four' }] },
          linkedIn,
          first,
        ),
      )
      .thenRejected('not-valid', [fault(linkedIn), fault(first)]);
    given([])
      .when(saving({ personalInfo: info }, linkedIn))
      .thenRejected('not-valid', [fault(linkedIn)]);
  });
});

it('adds one event for each added, removed or moved skill', () => {
  const skill = (type: 'SkillAdded' | 'SkillRemoved', name: string, index: number): ProfileEvent => ({
    type,
    data: { skill: name, index },
  });
  given(['Go', 'C', 'R'].map((name, index) => skill('SkillAdded', name, index)))
    .when(save({ skills: ['R', 'Ada', 'Go'] }))
    .then([
      skill('SkillRemoved', 'C', 1),
      { type: 'SkillsReordered', data: { skills: ['R', 'Go'] } },
      skill('SkillAdded', 'Ada', 1),
    ]);
});

describe('completing onboarding', () => {
  const complete = (sections: SectionsInput) => ({ ...save(sections), completesOnboarding: true }) as const;
  const completed: ProfileEvent = { type: 'OnboardingCompleted', data: {} };
  const chosen = (userType: 'student' | 'graduate'): ProfileEvent => ({ type: 'UserTypeChosen', data: { userType } });

  it('comes after the events of the same save', () => {
    given([])
      .when(complete({ experiences: [one] }))
      .then([added(one, 0), completed]);
  });

  it('is rejected for a student without a project, and for others without an experience', () => {
    given([chosen('student')])
      .when(complete({ experiences: [one] }))
      .thenRejected('project-required');
    given([chosen('graduate')])
      .when(complete({ projects: [project] }))
      .thenRejected('experience-required');
    given([])
      .when(complete({ educations: [school] }))
      .thenRejected('experience-required');
  });

  it('uses the user type of the same save', () => {
    given([chosen('student'), added(one, 0)])
      .when(complete({ userType: 'graduate' }))
      .then([chosen('graduate'), completed]);
  });

  it('adds one event only', () => {
    given([added(one, 0), completed])
      .when(complete({ experiences: [one] }))
      .then([]);
  });

  it('checks the requirement again if the profile changes', () => {
    given([added(one, 0), completed])
      .when(complete({ experiences: [] }))
      .thenRejected('experience-required');
  });

  it('accepts a save that changes nothing, even if the requirement is no longer met', () => {
    const removed: ProfileEvent = { type: 'ExperienceRemoved', data: { id: '1', index: 0 } };
    given([added(one, 0), completed, removed])
      .when(complete({ experiences: [] }))
      .then([]);
  });

  it('does not create an empty profile', () => {
    given([]).when(complete({})).thenRejected('nothing-to-save');
  });
});
