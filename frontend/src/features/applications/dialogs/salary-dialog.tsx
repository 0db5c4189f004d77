import type { SalaryEntry } from '@trackrecord/contracts';
import { parseTypedAmount, validateTypedAmount } from '@trackrecord/contracts/money/typed-amount';
import { formatAmountField } from '@trackrecord/contracts/money/format-amount-field';
import { PERIOD_NAMES, SALARY_UNITS } from '@trackrecord/contracts/money/pay-periods';
import { getToday } from '../../../shared/format/local-day';
import { LabelledSelect } from '../../../shared/forms/labelled-select';
import { AmountFormField } from '../../../shared/forms/amount-form-field';
import { Field } from '../../../shared/forms/field';
import { useSaveEntryMutation } from '../application-edits-api';
import { toDraftKey } from './draft-key';
import { FormDialog } from './form-dialog';
import { toOptionalText, requireTexts } from './form-values';
import type { PartDialogProps } from './posting-dialog';
import { useSavePart } from './use-save-part';

interface SalaryValues {
  readonly amount: string;
  readonly currency: string;
  readonly period: SalaryEntry['period'];
  readonly by: SalaryEntry['by'];
  readonly on: string;
  readonly comment: string;
}

interface EntryDialogProps extends PartDialogProps {
  /** The entry to change; undefined to add one. */
  readonly entryId: string | undefined;
}

const PERIODS = SALARY_UNITS.map((unit) => [unit, `per ${PERIOD_NAMES[unit]}`] as const);
const NAMED_BY: readonly (readonly [SalaryEntry['by'], string])[] = [
  ['employer', 'The company'],
  ['user', 'You'],
];

function validate(values: SalaryValues) {
  const amountError = validateTypedAmount(values.amount);
  return {
    ...(amountError !== undefined && { amount: amountError }),
    ...requireTexts(values, { amount: 'Please enter an amount.' }),
    ...(!/^[A-Za-z]{3}$/.test(values.currency.trim()) && { currency: 'Please enter a currency, such as USD.' }),
    ...(Number.isNaN(Date.parse(values.on)) && { on: 'Please enter a day.' }),
  };
}

/** Adds or changes an amount that was discussed. */
export function SalaryDialog({ id, details, entryId, onClose }: EntryDialogProps) {
  const [saveEntry] = useSaveEntryMutation();
  const { salaries } = details.application;
  const salary = salaries.find((entry) => entry.id === entryId);
  // A new amount starts with the currency and period of the last one.
  const entryWithDefaults = salary ?? salaries.at(-1);
  const savePart = useSavePart(id, details, (application) =>
    application.salaries.find((entry) => entry.id === entryId),
  );
  return (
    <FormDialog<SalaryValues>
      title={salary === undefined ? 'Add salary' : 'Edit salary'}
      saveLabel={salary === undefined ? 'Add salary' : 'Save'}
      initialValues={{
        amount: formatAmountField(salary?.amount),
        currency: entryWithDefaults?.currency ?? 'USD',
        period: entryWithDefaults?.period ?? 'YEAR',
        by: salary?.by ?? 'employer',
        on: salary?.on ?? getToday(),
        comment: salary?.comment ?? '',
      }}
      names={['amount', 'currency', 'on', 'comment']}
      draftKey={toDraftKey(id, 'salary', entryId)}
      section="salary"
      validate={validate}
      save={({ amount, currency, period, by, on, comment }) => {
        const body = {
          amount: parseTypedAmount(amount) ?? 0,
          currency: currency.trim().toUpperCase(),
          period,
          by,
          on,
          comment: toOptionalText(comment),
        };
        return savePart((ifMatch) =>
          saveEntry({ ...id, ifMatch, list: 'salaries', body, entryId: salary?.id }).unwrap(),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="tr-form-times">
            <AmountFormField form={form} name="amount" label="Amount" units={SALARY_UNITS} required />
            <Field form={form} name="currency" label="Currency" required maxLength={3} autoCapitalize="characters" />
            <LabelledSelect form={form} name="period" label="Period" options={PERIODS} />
          </div>
          <div className="tr-form-pair">
            <LabelledSelect form={form} name="by" label="Proposed by" options={NAMED_BY} />
            <Field form={form} name="on" label="Day" type="date" required />
          </div>
          <Field form={form} name="comment" label="Note" placeholder="Same call, plus relocation" maxLength={200} />
        </>
      )}
    </FormDialog>
  );
}
