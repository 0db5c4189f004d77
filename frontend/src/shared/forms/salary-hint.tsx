import { parseTypedAmount } from '@trackrecord/contracts/money/typed-amount';

interface SalaryHintProps {
  /** As typed. */
  readonly minimum: string;
  readonly maximum: string;
}

/** Says that the minimum is above the maximum, which is allowed (spec section 5, Preferences). */
export function SalaryHint({ minimum, maximum }: SalaryHintProps) {
  const isReversed = Number(parseTypedAmount(minimum)) > Number(parseTypedAmount(maximum));
  // Always mounted, so that it is announced.
  return (
    <div className="tr-field-all" role="status" hidden={!isReversed}>
      {isReversed && <p className="form-text mt-0 mb-0">The minimum is higher than the maximum. Is that right?</p>}
    </div>
  );
}
