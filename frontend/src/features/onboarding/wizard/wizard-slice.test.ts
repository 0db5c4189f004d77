import type { Education, ProfileSections } from '@trackrecord/contracts';
import { EDUCATION, SECTIONS } from '../../../testing/candidate';
import { findUnfinishedDrafts, selectHasUnsavedChanges, initEditingState, wizardSlice } from './wizard-slice';
import type { WizardState } from './wizard-slice';

/** The same entry with its keys in another order. */
const { id, achievements, ...rest } = EDUCATION;
const REORDERED: Education = { achievements, ...rest, startDate: EDUCATION.startDate, id };

it('findUnfinishedDrafts ignores the order of keys', () => {
  expect(findUnfinishedDrafts({ education: { items: [REORDERED], form: null } }, { educations: [EDUCATION] })).toEqual(
    [],
  );
  const changedCourse = { ...REORDERED, courseName: 'Ships' };
  expect(
    findUnfinishedDrafts({ education: { items: [changedCourse], form: null } }, { educations: [EDUCATION] }),
  ).toEqual(['education']);
});

it('selectHasUnsavedChanges returns false when the data equals the base', () => {
  const start = initEditingState(
    'nadia',
    { edit: true, profileData: { ...SECTIONS, userId: 'nadia', revision: 3 } },
    undefined,
  );
  const complete = (state: WizardState, data: ProfileSections): WizardState =>
    wizardSlice.reducer(state, wizardSlice.actions.stepCompleted({ step: 'education', data }));
  const editedState = complete(start, { ...start.data, projects: undefined, educations: [REORDERED] });
  expect(selectHasUnsavedChanges(editedState)).toBe(true);
  const revertedState = complete(editedState, { ...start.data, educations: [REORDERED] });
  expect(selectHasUnsavedChanges(revertedState)).toBe(false);
});
