import { useEffect, useEffectEvent, useState } from 'react';
import { BOUNDS, boundFaults } from '../salary-bounds';
import type { Bound, BoundFaults, BoundTexts } from '../salary-bounds';

/** Milliseconds after which what was typed is taken to be meant: no request for every digit. */
const PAUSE = 700;

interface TypedBounds {
  readonly texts: BoundTexts;
  /** The fields whose text is no number for the browser, which then tells nothing of it. */
  readonly unreadable: readonly Bound[];
  readonly settled: boolean;
}

interface SalaryBoundFields {
  readonly texts: BoundTexts;
  readonly faults: BoundFaults;
  readonly type: (bound: Bound, field: HTMLInputElement) => void;
  /** Takes what was typed to be meant: the field was left, or Enter was pressed. */
  readonly settle: () => void;
  readonly forget: () => void;
}

const isSame = (one: BoundTexts, other: BoundTexts): boolean => BOUNDS.every((bound) => one[bound] === other[bound]);

/** The two bounds on a salary as they are typed. They are kept once they are settled and nothing is wrong with them. */
export function useSalaryBounds(kept: BoundTexts, keep: (texts: BoundTexts) => void): SalaryBoundFields {
  const [typed, setTyped] = useState<TypedBounds>();
  if (typed?.unreadable.length === 0 && isSame(typed.texts, kept)) setTyped(undefined);
  const { texts, unreadable, settled } = typed ?? { texts: kept, unreadable: [], settled: true };

  const settle = (): void => {
    if (typed === undefined) return;
    setTyped({ ...typed, settled: true });
    if (Object.keys(boundFaults(typed.texts, typed.unreadable)).length === 0) keep(typed.texts);
  };
  const settleLater = useEffectEvent(settle);

  const unsettled = typed?.settled === false ? typed : undefined;
  useEffect(() => {
    if (unsettled === undefined) return undefined;
    const timer = setTimeout(() => settleLater(), PAUSE);
    return () => clearTimeout(timer);
  }, [unsettled]);

  return {
    texts,
    faults: settled ? boundFaults(texts, unreadable) : {},
    type: (bound, field) =>
      setTyped({
        texts: { ...texts, [bound]: field.value },
        unreadable: [...unreadable.filter((other) => other !== bound), ...(field.validity.badInput ? [bound] : [])],
        settled: false,
      }),
    settle,
    forget: () => setTyped(undefined),
  };
}
