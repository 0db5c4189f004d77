import type { NextStep } from '@trackrecord/contracts';
import { APPLICATION_LIMITS } from '@trackrecord/contracts/applications/stages';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import { formatShortDay } from '../../../shared/format/format-day';
import { countDays } from '../../../shared/format/local-day';
import { Field, TextAreaField } from '../../../shared/forms/field';
import { useSaveEntryMutation } from '../application-edits-api';
import { toDraftKey } from './draft-key';
import { FormDialog } from './form-dialog';
import { getLastDay, isDayValid, toNextStepInput, toNextStepValues, validateNextStep } from './next-step-values';
import type { NextStepValues } from './next-step-values';
import type { PartDialogProps } from './posting-dialog';
import { useSavePart } from './use-save-part';

/** Returns a note about an appointment that does not end on the day of its start. */
function describeLastDay(values: NextStepValues, savedStep: NextStep | undefined): string | undefined {
  if (values.to === '' || !isDayValid(values)) return undefined;
  const nights = countDays(values.day, getLastDay(values, savedStep));
  if (nights === 0) return undefined;
  return nights === 1 ? 'Ends the next day' : `Ends ${formatShortDay(getLastDay(values, savedStep))}`;
}

/** Adds a next step, or changes one: a task with a day, or an appointment with times. */
export function NextStepDialog({
  id,
  details,
  entryId,
  onClose,
}: PartDialogProps & { readonly entryId?: string | undefined }) {
  const [saveEntry] = useSaveEntryMutation();
  const findStep = ({ nextSteps }: ApplicationRecord) => nextSteps.find((step) => step.id === entryId);
  const nextStep = findStep(details.application);
  const savePart = useSavePart(id, details, findStep);
  return (
    <FormDialog<NextStepValues>
      title={nextStep === undefined ? 'Add next step' : 'Edit next step'}
      saveLabel={nextStep === undefined ? 'Add next step' : 'Save'}
      initialValues={toNextStepValues(nextStep)}
      names={['title', 'day', 'from', 'to', 'comment']}
      draftKey={toDraftKey(id, 'next-step', entryId)}
      section="nextStep"
      validate={(values) => validateNextStep(values, nextStep)}
      save={(values) => {
        const body = { nextStep: toNextStepInput(values, nextStep) };
        return savePart((ifMatch) =>
          saveEntry({ ...id, ifMatch, list: 'nextSteps', body, entryId: nextStep?.id }).unwrap(),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field
            form={form}
            name="title"
            label="What comes next"
            placeholder="Technical interview, or Ask for an answer"
            required
            maxLength={200}
          />
          <div className="tr-form-times">
            <Field form={form} name="day" label="Day" type="date" required />
            <Field form={form} name="from" label="From" type="time" hint="Leave both empty if it has no fixed time." />
            <Field form={form} name="to" label="To" type="time" hint={describeLastDay(form.getValues(), nextStep)} />
          </div>
          <TextAreaField form={form} name="comment" label="Note" maxLength={APPLICATION_LIMITS.noteLength} rows={3} />
        </>
      )}
    </FormDialog>
  );
}
