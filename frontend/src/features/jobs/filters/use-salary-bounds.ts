import { useEffect, useEffectEvent, useState } from 'react';
import { BOUNDS, validateBounds } from '../salary-bounds';
import type { Bound, BoundErrors, BoundValues } from '../salary-bounds';
import { formatBound, toPlainBound } from './typed-bounds';

const DEBOUNCE_MS = 700;

interface BoundsDraft {
  readonly values: BoundValues;
  /** The field that shows what was typed; the others show how it was read. */
  readonly editedBound: Bound | undefined;
  readonly isCommitted: boolean;
  readonly lastCommittedValues: BoundValues;
}

interface SalaryBoundFields {
  /** The texts of the fields. */
  readonly values: BoundValues;
  readonly errors: BoundErrors;
  readonly setBound: (bound: Bound, text: string) => void;
  /** Commits the values without waiting and shows how they were read, on blur or Enter. */
  readonly leave: () => void;
  readonly reset: () => void;
}

const mapBounds = (values: BoundValues, map: (text: string, bound: Bound) => string): BoundValues => ({
  minSalary: map(values.minSalary, 'minSalary'),
  maxSalary: map(values.maxSalary, 'maxSalary'),
});
const areBoundsEqual = (left: BoundValues, right: BoundValues): boolean =>
  BOUNDS.every((bound) => left[bound] === right[bound]);

/** Holds the input of the salary fields and commits it after a pause, even if it is invalid. */
export function useSalaryBounds(
  { minSalary, maxSalary }: BoundValues,
  onCommit: (values: BoundValues) => void,
): SalaryBoundFields {
  const committedValues = { minSalary, maxSalary };
  const [draft, setDraft] = useState<BoundsDraft>();
  const [previousCommittedValues, setPreviousCommittedValues] = useState(committedValues);
  const reset = (): void => setDraft(undefined);

  if (!areBoundsEqual(previousCommittedValues, committedValues)) {
    setPreviousCommittedValues(committedValues);
    // The URL was changed from outside, such as by Back.
    if (draft !== undefined && !areBoundsEqual(draft.lastCommittedValues, committedValues)) reset();
  }

  const commit = (editedBound: Bound | undefined): void => {
    if (draft === undefined) return;
    const lastCommittedValues = mapBounds(draft.values, toPlainBound);
    setDraft({ ...draft, editedBound, isCommitted: true, lastCommittedValues });
    if (!draft.isCommitted) onCommit(lastCommittedValues);
  };
  const commitLater = useEffectEvent(() => commit(draft?.editedBound));

  const uncommittedDraft = draft?.isCommitted === false ? draft : undefined;
  useEffect(() => {
    if (uncommittedDraft === undefined) return undefined;
    const timer = setTimeout(() => commitLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [uncommittedDraft]);

  const values = draft?.values ?? committedValues;
  return {
    values: mapBounds(values, (text, bound) => (bound === draft?.editedBound ? text : formatBound(text))),
    errors: draft?.isCommitted === false ? {} : validateBounds(mapBounds(values, toPlainBound)),
    setBound: (bound, text) =>
      setDraft({
        values: { ...values, [bound]: text },
        editedBound: bound,
        isCommitted: false,
        lastCommittedValues: draft?.lastCommittedValues ?? previousCommittedValues,
      }),
    leave: () => commit(undefined),
    reset,
  };
}
