import type { SalaryUnit } from '@trackrecord/contracts';
import { formatAmountField } from '@trackrecord/contracts/money/format-amount-field';
import { readMoney } from '@trackrecord/contracts/money/read-money';
import type { FocusEvent, KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field';
import { isEnter } from './is-enter';

/** What was typed into the field of an amount, for the fields of a salary. */
export interface TypedSalary {
  /** Formatted as it was read. */
  readonly amount: string;
  /** Undefined if the text names none. */
  readonly currency: string | undefined;
  readonly unit: SalaryUnit | undefined;
}

/** What the fields beside an amount can take. */
interface SalaryChoices {
  readonly currency: string;
  /** Any currency if undefined. */
  readonly currencies?: readonly string[];
  readonly units: readonly SalaryUnit[];
}

/** Reads what was typed into the field of an amount. Returns undefined if it is not one amount that the fields can take. */
export function readTypedSalary(typed: string, choices: SalaryChoices): TypedSalary | undefined {
  const { min, max, currency, unit } = readMoney(typed, choices.currency) ?? {};
  if (min === undefined || min !== max) return undefined;
  if (unit !== undefined && !choices.units.includes(unit)) return undefined;
  if (currency !== undefined && choices.currencies?.includes(currency) === false) return undefined;
  return { amount: formatAmountField(min), currency, unit };
}

interface AmountFieldProps extends Omit<TextFieldProps, 'onBlur' | 'onKeyDown' | 'type' | 'inputMode'> {
  /** Called when the field is left, and before Enter submits its form. */
  readonly onLeave: (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => void;
}

/** A text field for an amount, which may be typed as people of any country write it. */
export function AmountField({ onLeave, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (isEnter(event)) onLeave(event);
      }}
    />
  );
}
