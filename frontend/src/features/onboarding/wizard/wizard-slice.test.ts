import type { Education } from '@trackrecord/contracts';
import { SCHOOL, SECTIONS } from '../../../testing/candidate';
import { createEditPersistence } from '../../../testing/wizard';
import { findUnfinishedDrafts } from './wizard-slice';

/** The same entry with its keys in another order. */
const { id, achievements, ...rest } = SCHOOL;
const REORDERED: Education = { achievements, ...rest, startDate: SCHOOL.startDate, id };

it('findUnfinishedDrafts ignores the order of keys', () => {
  expect(findUnfinishedDrafts({ education: { items: [REORDERED], form: null } }, { educations: [SCHOOL] })).toEqual([]);
  const changed = { ...REORDERED, courseName: 'Ships' };
  expect(findUnfinishedDrafts({ education: { items: [changed], form: null } }, { educations: [SCHOOL] })).toEqual([
    'education',
  ]);
});

it('createEditPersistence reports no unsaved changes when the data equals the base', () => {
  const persistence = createEditPersistence({
    uid: 'nadia',
    isEditing: true,
    revision: 3,
    step: 'review',
    data: SECTIONS,
    base: SECTIONS,
    done: [],
    drafts: {},
    detectedSkills: [],
  });
  persistence.completeStep('education', { ...SECTIONS, projects: undefined, educations: [REORDERED] });
  expect(persistence.hasUnsavedChanges()).toBe(true);
  persistence.completeStep('education', { ...SECTIONS, educations: [REORDERED], preferences: SECTIONS.preferences });
  expect(persistence.hasUnsavedChanges()).toBe(false);
});
