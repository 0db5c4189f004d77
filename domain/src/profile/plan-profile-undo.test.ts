import fc from 'fast-check';
import type { ProfileState } from './profile.js';
import { anyHistory, type AnyStep, getLastState, appendUndo } from '../testing/any-history.js';
import { findChangedPart } from './changed-part.js';
import { planProfileUndo } from './plan-profile-undo.js';

const LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;
const SECTIONS = [...LISTS, 'skills', 'userType', 'personalInfo', 'preferences'] as const;

/** The sections that undo may change. */
const getSections = (state: ProfileState) => Object.fromEntries(SECTIONS.map((section) => [section, state[section]]));

const canBeUndone = (step: AnyStep, current: ProfileState): boolean => 'change' in planProfileUndo(step, current);
const isFirstVersion = ({ event, before }: AnyStep): boolean =>
  (event.type === 'UserTypeChosen' && before.userType === undefined) ||
  (event.type === 'PersonalInfoChanged' && before.personalInfo === undefined);

/** Between the events of one save, two roles can have the same title. Such a state cannot be saved. */
const hasDuplicateRoles = ({ preferredRoles }: ProfileState): boolean =>
  new Set(preferredRoles.map(({ title }) => title.toLowerCase())).size < preferredRoles.length;

/** A history and one of its steps. */
const anyHistoryWithStep = anyHistory.chain((steps) =>
  fc.constantFrom(...steps).map((step): readonly [readonly AnyStep[], AnyStep] => [steps, step]),
);

it('restores the state before the last change', () => {
  fc.assert(
    fc.property(anyHistory, (steps) => {
      const last = steps.at(-1);
      if (last === undefined || isFirstVersion(last) || hasDuplicateRoles(last.before)) return;
      const afterUndo = appendUndo(steps, last);
      expect(afterUndo).toHaveLength(steps.length + 1);
      expect(getSections(getLastState(afterUndo))).toEqual(getSections(last.before));
    }),
  );
});

it('restores a change when its undo is undone', () => {
  fc.assert(
    fc.property(anyHistoryWithStep, ([steps, step]) => {
      const afterUndo = appendUndo(steps, step);
      const undo = afterUndo[steps.length];
      if (undo === undefined) return;
      const afterRedo = appendUndo(afterUndo, undo);
      expect(afterRedo).toHaveLength(afterUndo.length + 1);
      expect(getLastState(afterRedo)).toEqual(getLastState(steps));
    }),
  );
});

it('does not change other items and sections', () => {
  fc.assert(
    fc.property(anyHistoryWithStep, ([steps, step]) => {
      const current = getLastState(steps);
      const after = getLastState(appendUndo(steps, step));
      const part = findChangedPart(step.before, step.after);
      const affectedKeys = part?.affectedKeys ?? [];
      for (const section of SECTIONS) if (section !== part?.section) expect(after[section]).toEqual(current[section]);
      for (const list of LISTS) {
        const isUnaffected = ({ id }: { readonly id: string }) => !affectedKeys.includes(`${list}/${id}`);
        const isReordered = part?.section === list && affectedKeys.includes(`${list}/order`);
        const sortUnaffectedItems = (state: ProfileState) =>
          [...state[list]].filter(isUnaffected).sort((a, b) => (a.id < b.id ? -1 : 1));
        if (isReordered) expect(sortUnaffectedItems(after)).toEqual(sortUnaffectedItems(current));
        else expect(after[list].filter(isUnaffected)).toEqual(current[list].filter(isUnaffected));
      }
    }),
  );
});

it('never creates duplicate roles or skills', () => {
  fc.assert(
    fc.property(anyHistoryWithStep, ([steps, step]) => {
      const { preferredRoles, skills } = getLastState(appendUndo(steps, step));
      if (!hasDuplicateRoles(getLastState(steps)))
        expect(hasDuplicateRoles({ ...step.after, preferredRoles })).toBe(false);
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
    }),
  );
});

it('more than a third of the changes in generated histories can be undone', () => {
  const histories = fc.sample(anyHistoryWithStep, { numRuns: 300, seed: 7 });
  const undoableHistories = histories.filter(([steps, step]) => canBeUndone(step, getLastState(steps)));
  expect(undoableHistories.length).toBeGreaterThan(100);
});
