import type { NextStep } from '@trackrecord/contracts';
import { APPLICATION_LIMITS } from '@trackrecord/contracts/applications/stages';
import { useSetNextStepMutation } from '../../../shared/applications/applications-api';
import type { NextStepInput } from '../../../shared/applications/applications-api';
import { ISO_DATE_LENGTH, getToday } from '../../../shared/format/local-day';
import { formatTime } from '../../../shared/format/format-time';
import { Field, TextAreaField } from '../../../shared/forms/field';
import { toDueDay } from '../../../shared/applications/due';
import { toDraftKey } from './draft-key';
import { FormDialog } from './form-dialog';
import { toOptionalText, requireTexts } from './form-values';
import type { PartDialogProps } from './posting-dialog';
import { useSavePart } from './use-save-part';

/** A next step in a form: a day, and times if it is an appointment. */
interface NextStepValues {
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly comment: string;
}

const toValues = (step: NextStep | undefined): NextStepValues => ({
  title: step?.title ?? '',
  day: step === undefined ? getToday() : toDueDay(step.due),
  from: step === undefined || step.due.length === ISO_DATE_LENGTH ? '' : formatTime(step.due),
  to: step?.until === undefined ? '' : formatTime(step.until),
  comment: step?.comment ?? '',
});

/** Returns the moment of a time of day in the user's time zone. */
const toMoment = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();

const toNextStep = ({ title, day, from, to, comment }: NextStepValues): NextStepInput => ({
  title,
  due: from === '' ? day : toMoment(day, from),
  until: from === '' || to === '' ? undefined : toMoment(day, to),
  comment: toOptionalText(comment),
});

function validate(values: NextStepValues) {
  const { day, from, to } = values;
  return {
    ...requireTexts(values, { title: 'Please enter what you do next.' }),
    ...(Number.isNaN(Date.parse(day)) && { day: 'Please enter a day.' }),
    ...(to !== '' && from === '' && { from: 'Please enter when it starts.' }),
    ...(to !== '' && from !== '' && to <= from && { to: 'The end must be after the start.' }),
  };
}

/** Sets the next step: a task with a day, or an appointment with times. */
export function NextStepDialog({ id, details, onClose }: PartDialogProps) {
  const [setNextStep] = useSetNextStepMutation();
  const { nextStep } = details.application;
  const savePart = useSavePart(id, details, (application) => application.nextStep);
  return (
    <FormDialog<NextStepValues>
      title={nextStep === undefined ? 'Add next step' : 'Edit next step'}
      saveLabel="Save"
      initialValues={toValues(nextStep)}
      names={['title', 'day', 'from', 'to', 'comment']}
      draftKey={toDraftKey(id, 'next-step')}
      section="nextStep"
      validate={validate}
      save={(values) => savePart((ifMatch) => setNextStep({ ...id, ifMatch, nextStep: toNextStep(values) }).unwrap())}
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
            <Field form={form} name="from" label="From" type="time" hint="Only for appointments" />
            <Field form={form} name="to" label="To" type="time" />
          </div>
          <TextAreaField
            form={form}
            name="comment"
            label="Comment"
            maxLength={APPLICATION_LIMITS.noteLength}
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}
