import { useEffect, useEffectEvent, useState } from 'react';
import { BOUNDS, INVALID_NUMBER, validateBounds } from '../salary-bounds';
import type { Bound, BoundErrors, BoundValues } from '../salary-bounds';

const DEBOUNCE_MS = 700;

interface BoundsDraft {
  readonly values: BoundValues;
  readonly isCommitted: boolean;
  readonly lastCommittedValues: BoundValues;
}

interface SalaryBoundFields {
  readonly values: BoundValues;
  readonly errors: BoundErrors;
  /** Used as the React `key` of the fields, since an invalid number cannot be cleared from a number field. */
  readonly fieldKey: number;
  readonly setBound: (bound: Bound, field: HTMLInputElement) => void;
  /** Commits the values without waiting, on blur or Enter. */
  readonly commit: () => void;
  readonly reset: () => void;
}

const areBoundsEqual = (left: BoundValues, right: BoundValues): boolean =>
  BOUNDS.every((bound) => left[bound] === right[bound]);
const hasInvalidNumber = (values: BoundValues): boolean => BOUNDS.some((bound) => values[bound] === INVALID_NUMBER);

/** Holds the input of the salary fields and commits it after a pause, even if it is invalid. */
export function useSalaryBounds(
  { minSalary, maxSalary }: BoundValues,
  onCommit: (values: BoundValues) => void,
): SalaryBoundFields {
  const committedValues = { minSalary, maxSalary };
  const [draft, setDraft] = useState<BoundsDraft>();
  const [previousCommittedValues, setPreviousCommittedValues] = useState(committedValues);
  const [fieldKey, setFieldKey] = useState(0);
  const reset = (): void => {
    setDraft(undefined);
    setFieldKey(fieldKey + 1);
  };

  if (!areBoundsEqual(previousCommittedValues, committedValues)) {
    setPreviousCommittedValues(committedValues);
    // The URL was changed from outside, such as by Back.
    if (draft !== undefined && !areBoundsEqual(draft.lastCommittedValues, committedValues)) reset();
  } else if (draft !== undefined && areBoundsEqual(draft.values, committedValues) && !hasInvalidNumber(committedValues))
    setDraft(undefined);

  const commit = (): void => {
    if (draft === undefined || draft.isCommitted) return;
    setDraft({ ...draft, isCommitted: true, lastCommittedValues: draft.values });
    onCommit(draft.values);
  };
  const commitLater = useEffectEvent(commit);

  const uncommittedDraft = draft?.isCommitted === false ? draft : undefined;
  useEffect(() => {
    if (uncommittedDraft === undefined) return undefined;
    const timer = setTimeout(() => commitLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [uncommittedDraft]);

  const { values, isCommitted } = draft ?? { values: committedValues, isCommitted: true };
  return {
    values,
    errors: isCommitted ? validateBounds(values) : {},
    fieldKey,
    setBound: (bound, field) =>
      setDraft({
        values: { ...values, [bound]: field.validity.badInput ? INVALID_NUMBER : field.value },
        isCommitted: false,
        lastCommittedValues: draft?.lastCommittedValues ?? previousCommittedValues,
      }),
    commit,
    reset,
  };
}
