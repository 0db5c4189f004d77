import fc from 'fast-check';
import type { ProfileState } from '../profile/profile.js';
import { anyHistory, type AnyStep, getLastState, appendUndo } from '../testing/any-history.js';
import { findChangedPart } from './changed-part.js';
import { planUndo } from './plan-undo.js';

const LISTS = ['educations', 'experiences', 'projects', 'preferredRoles'] as const;
const SECTIONS = [...LISTS, 'skills', 'userType', 'personalInfo', 'preferences'] as const;

/** The sections that undo may change. */
const getSections = (state: ProfileState) => Object.fromEntries(SECTIONS.map((section) => [section, state[section]]));

const canBeUndone = (step: AnyStep, now: ProfileState): boolean => 'change' in planUndo(step, now);
const isFirstVersion = ({ event, before }: AnyStep): boolean =>
  (event.type === 'UserTypeChosen' && before.userType === undefined) ||
  (event.type === 'PersonalInfoChanged' && before.personalInfo === undefined);

/** Between the events of one save, two roles can have the same title. Such a state cannot be saved. */
const isPassing = ({ preferredRoles }: ProfileState): boolean =>
  new Set(preferredRoles.map(({ title }) => title.toLowerCase())).size < preferredRoles.length;

/** A history and the index of one of its events. */
const anyEvent = anyHistory.chain((steps) =>
  fc.constantFrom(...steps).map((step): readonly [readonly AnyStep[], AnyStep] => [steps, step]),
);

it('restores the state before the last change', () => {
  fc.assert(
    fc.property(anyHistory, (steps) => {
      const last = steps.at(-1);
      if (last === undefined || isFirstVersion(last) || isPassing(last.before)) return;
      const undone = appendUndo(steps, last);
      expect(undone).toHaveLength(steps.length + 1);
      expect(getSections(getLastState(undone))).toEqual(getSections(last.before));
    }),
  );
});

it('restores a change when its undo is undone', () => {
  fc.assert(
    fc.property(anyEvent, ([steps, step]) => {
      const undone = appendUndo(steps, step);
      const undo = undone[steps.length];
      if (undo === undefined) return;
      const again = appendUndo(undone, undo);
      expect(again).toHaveLength(undone.length + 1);
      expect(getLastState(again)).toEqual(getLastState(steps));
    }),
  );
});

it('leaves all other items and sections alone', () => {
  fc.assert(
    fc.property(anyEvent, ([steps, step]) => {
      const now = getLastState(steps);
      const then = getLastState(appendUndo(steps, step));
      const part = findChangedPart(step.before, step.after);
      const touched = part?.affectedKeys ?? [];
      for (const other of SECTIONS) if (other !== part?.section) expect(then[other]).toEqual(now[other]);
      for (const list of LISTS) {
        const others = ({ id }: { readonly id: string }) => !touched.includes(`${list}/${id}`);
        const inOrder = part?.section === list && touched.includes(`${list}/order`);
        const sorted = (state: ProfileState) => [...state[list]].filter(others).sort((a, b) => (a.id < b.id ? -1 : 1));
        if (inOrder) expect(sorted(then)).toEqual(sorted(now));
        else expect(then[list].filter(others)).toEqual(now[list].filter(others));
      }
    }),
  );
});

it('never creates duplicate roles or skills', () => {
  fc.assert(
    fc.property(anyEvent, ([steps, step]) => {
      const { preferredRoles, skills } = getLastState(appendUndo(steps, step));
      if (!isPassing(getLastState(steps))) expect(isPassing({ ...step.after, preferredRoles })).toBe(false);
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
    }),
  );
});

it('can undo most changes of a history', () => {
  const histories = fc.sample(anyEvent, { numRuns: 300, seed: 7 });
  const possible = histories.filter(([steps, step]) => canBeUndone(step, getLastState(steps)));
  expect(possible.length).toBeGreaterThan(100);
});
