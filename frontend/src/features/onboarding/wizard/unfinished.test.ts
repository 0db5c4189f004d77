import type { Education } from '@trackrecord/contracts';
import { SCHOOL, SECTIONS } from '../../../testing/candidate';
import { keepEditing } from './keeping';
import { unfinishedIn } from './unfinished';

/** The same entry as it comes back from elsewhere: its keys in another order, and one that holds nothing. */
const { id, achievements, ...rest } = SCHOOL;
const SAME: Education = { achievements, ...rest, startDate: SCHOOL.startDate, id };

it('A draft in another order of keys holds nothing that is not recorded', () => {
  expect(unfinishedIn({ education: { items: [SAME], form: null } }, { educations: [SCHOOL] })).toEqual([]);
  const changed = { ...SAME, courseName: 'Ships' };
  expect(unfinishedIn({ education: { items: [changed], form: null } }, { educations: [SCHOOL] })).toEqual([
    'education',
  ]);
});

it('An edited profile that says what it said before is not unsaved', () => {
  const keeping = keepEditing({
    uid: 'nadia',
    editing: true,
    revision: 3,
    step: 'review',
    data: SECTIONS,
    base: SECTIONS,
    done: [],
    drafts: {},
    noticed: [],
  });
  keeping.finishStep('education', { ...SECTIONS, projects: undefined, educations: [SAME] });
  expect(keeping.isUnsaved()).toBe(true);
  keeping.finishStep('education', { ...SECTIONS, educations: [SAME], preferences: SECTIONS.preferences });
  expect(keeping.isUnsaved()).toBe(false);
});
