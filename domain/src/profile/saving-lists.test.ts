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
const addedEvents = [added(one, 0), added(two, 1), added(three, 2)];
const save = (sections: SectionsInput) => ({ type: 'SaveProfile', sections }) as const;
const withoutId = ({ id: _, ...item }: Experience) => item;

describe('saving a list', () => {
  it('adds new items at their index, with generated ids', () => {
    given([added(two, 0)])
      .when(save({ experiences: [withoutId(one), two, withoutId(three)] }))
      .then([added({ ...one, id: 'new-1' }, 0), added({ ...three, id: 'new-2' }, 2)]);
  });

  it('removes missing items, each with its index before the removal', () => {
    given(addedEvents)
      .when(save({ experiences: [two] }))
      .then([
        { type: 'ExperienceRemoved', data: { id: '3', index: 2 } },
        { type: 'ExperienceRemoved', data: { id: '1', index: 0 } },
      ]);
  });

  it('adds one event for a new order, with the ids of all remaining items', () => {
    given(addedEvents)
      .when(save({ experiences: [three, one] }))
      .then([
        { type: 'ExperienceRemoved', data: { id: '2', index: 1 } },
        { type: 'ExperiencesReordered', data: { ids: ['3', '1'] } },
      ]);
  });

  it('revises changed items', () => {
    const better = { ...two, title: 'Senior Two' };
    given(addedEvents)
      .when(save({ experiences: [one, better, three] }))
      .then([{ type: 'ExperienceRevised', data: { id: '2', index: 1, item: better } }]);
  });

  it('adds no event for equal items without ids', () => {
    given(addedEvents)
      .when(save({ experiences: addedEvents.map((_, index) => withoutId([one, two, three][index] ?? one)) }))
      .then([]);
  });
});

describe('an education entry that starts today', () => {
  const { id: _, ...input } = { ...school, startsToday: true };
  const startingOn = (startDate: string): Education => ({ ...school, startDate });
  const added = (item: Education): ProfileEvent => ({ type: 'EducationAdded', data: { id: item.id, index: 0, item } });

  it('starts today if it is new', () => {
    given([])
      .when(save({ educations: [input] }))
      .then([added({ ...startingOn(TODAY), id: 'new-1' })]);
  });

  it('keeps the start date of an existing entry, with or without id', () => {
    for (const entry of [input, { ...input, id: school.id }]) {
      given([added(startingOn('2024-01-31'))])
        .when(save({ educations: [entry] }))
        .then([]);
    }
  });

  it('starts today if it had no start date', () => {
    given([added(school)])
      .when(save({ educations: [input] }))
      .then([{ type: 'EducationRevised', data: { id: school.id, index: 0, item: startingOn(TODAY) } }]);
  });
});

describe('an error that only the wizard reports', () => {
  const createError = (path: string) => ({ path, message: `${path} is missing` });
  const info = { firstName: 'Ada', lastName: 'Byron' };
  const history: ProfileEvent[] = [...addedEvents, { type: 'PersonalInfoChanged', data: { personalInfo: info } }];
  const saveWithErrors = (sections: SectionsInput, ...paths: string[]) => ({
    ...save(sections),
    errors: paths.map(createError),
  });
  const [linkedIn, first, second] = [
    'personalInfo.linkedInUrl',
    'experiences.0.description',
    'experiences.1.description',
  ];

  it('is accepted in stored items, with or without id, also if they move', () => {
    given(history)
      .when(saveWithErrors({ personalInfo: info, experiences: [withoutId(one), two, three] }, linkedIn, first, second))
      .then([]);
    given(history)
      .when(saveWithErrors({ experiences: [three, one] }, first, second))
      .then([
        { type: 'ExperienceRemoved', data: { id: '2', index: 1 } },
        { type: 'ExperiencesReordered', data: { ids: ['3', '1'] } },
      ]);
  });

  it('is rejected in new and changed items, without errors of the others', () => {
    const four = { ...withoutId(one), title: 'Four' };
    given(history)
      .when(saveWithErrors({ personalInfo: info, experiences: [one, four] }, linkedIn, first, second))
      .thenRejected('not-valid', [createError(second)]);
    given(history)
      .when(
        saveWithErrors(
          { personalInfo: { ...info, lastName: 'King' }, experiences: [{ ...one, title: 'Four' }] },
          linkedIn,
          first,
        ),
      )
      .thenRejected('not-valid', [createError(linkedIn), createError(first)]);
    given([])
      .when(saveWithErrors({ personalInfo: info }, linkedIn))
      .thenRejected('not-valid', [createError(linkedIn)]);
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
  const userTypeChosen = (userType: 'student' | 'graduate'): ProfileEvent => ({
    type: 'UserTypeChosen',
    data: { userType },
  });

  it('comes after the events of the same save', () => {
    given([])
      .when(complete({ experiences: [one] }))
      .then([added(one, 0), completed]);
  });

  it('is rejected for a student without a project, and for others without an experience', () => {
    given([userTypeChosen('student')])
      .when(complete({ experiences: [one] }))
      .thenRejected('project-required');
    given([userTypeChosen('graduate')])
      .when(complete({ projects: [project] }))
      .thenRejected('experience-required');
    given([])
      .when(complete({ educations: [school] }))
      .thenRejected('experience-required');
  });

  it('uses the user type of the same save', () => {
    given([userTypeChosen('student'), added(one, 0)])
      .when(complete({ userType: 'graduate' }))
      .then([userTypeChosen('graduate'), completed]);
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
