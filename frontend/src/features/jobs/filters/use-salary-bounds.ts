import { useEffect, useEffectEvent, useState } from 'react';
import { BOUNDS, NO_NUMBER, boundFaults } from '../salary-bounds';
import type { Bound, BoundFaults, BoundTexts } from '../salary-bounds';

/** Milliseconds after which what was typed is taken to be meant: no request for every digit. */
const PAUSE = 700;

interface TypedBounds {
  readonly texts: BoundTexts;
  readonly settled: boolean;
  /** What was given to be kept last. */
  readonly told: BoundTexts;
}

interface SalaryBoundFields {
  readonly texts: BoundTexts;
  readonly faults: BoundFaults;
  /** Another number asks for new fields: a text that is no number cannot be taken out of one. */
  readonly round: number;
  readonly type: (bound: Bound, field: HTMLInputElement) => void;
  /** Takes what was typed to be meant: the field was left, or Enter was pressed. */
  readonly settle: () => void;
  readonly forget: () => void;
}

const isSame = (one: BoundTexts, other: BoundTexts): boolean => BOUNDS.every((bound) => one[bound] === other[bound]);
const isInField = (texts: BoundTexts): boolean => BOUNDS.some((bound) => texts[bound] === NO_NUMBER);

/** The two bounds on a salary as they are typed. They are kept once they are settled, also where they are wrong. */
export function useSalaryBounds(
  { minSalary, maxSalary }: BoundTexts,
  keep: (texts: BoundTexts) => void,
): SalaryBoundFields {
  const kept = { minSalary, maxSalary };
  const [typed, setTyped] = useState<TypedBounds>();
  const [seen, setSeen] = useState(kept);
  const [round, setRound] = useState(0);
  const forget = (): void => {
    setTyped(undefined);
    setRound(round + 1);
  };

  if (!isSame(seen, kept)) {
    setSeen(kept);
    // Somebody else has changed them, such as Back.
    if (typed !== undefined && !isSame(typed.told, kept)) forget();
  } else if (typed !== undefined && isSame(typed.texts, kept) && !isInField(kept)) setTyped(undefined);

  const settle = (): void => {
    if (typed === undefined || typed.settled) return;
    setTyped({ ...typed, settled: true, told: typed.texts });
    keep(typed.texts);
  };
  const settleLater = useEffectEvent(settle);

  const unsettled = typed?.settled === false ? typed : undefined;
  useEffect(() => {
    if (unsettled === undefined) return undefined;
    const timer = setTimeout(() => settleLater(), PAUSE);
    return () => clearTimeout(timer);
  }, [unsettled]);

  const { texts, settled } = typed ?? { texts: kept, settled: true };
  return {
    texts,
    faults: settled ? boundFaults(texts) : {},
    round,
    type: (bound, field) =>
      setTyped({
        texts: { ...texts, [bound]: field.validity.badInput ? NO_NUMBER : field.value },
        settled: false,
        told: typed?.told ?? seen,
      }),
    settle,
    forget,
  };
}
