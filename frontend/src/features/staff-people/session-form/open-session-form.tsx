import type { OpenSessionBody, PersonCard } from '@trackrecord/contracts';
import { ACCESS_BASES, ACCESS_LIMITS, ACCESS_PURPOSES } from '@trackrecord/contracts/staff/access-rules';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { getErrorMessage, isApiError } from '../../../shared/api/api-error';
import { Field, TextAreaField } from '../../../shared/forms/field';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { schemaResolver } from '../../../shared/forms/schema-resolver';
import { showServerErrors } from '../../../shared/forms/server-errors';
import { BASIS_LABELS, PURPOSE_LABELS } from '../../../shared/staff/access-labels';
import { useStaffMe, useOpenSessionMutation } from '../../../shared/staff/staff-api';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { AccessPreview } from './access-preview';
import { ApprovalPanel } from './approval-panel';
import { LabelledSelect } from '../../../shared/forms/labelled-select';
import { INITIAL_VALUES, getDurations, sessionForm } from './session-values';
import type { SessionValues } from './session-values';

interface OpenSessionFormProps {
  readonly person: PersonCard;
  /** The consent code that the person was found by. */
  readonly consentCode: string | undefined;
  /** Whether a session to the person has just ended. */
  readonly isRepeated: boolean;
}

const FIELD_NAMES = ['basis', 'purpose', 'reason', 'ticket', 'code', 'minutes'] as const;

const PURPOSES = ACCESS_PURPOSES.map((purpose) => [purpose, PURPOSE_LABELS[purpose]] as const);

interface SessionFieldsProps {
  readonly form: UseFormReturn<SessionValues, unknown, OpenSessionBody>;
  readonly values: SessionValues;
  readonly bases: readonly OpenSessionBody['basis'][];
}

function SessionFields({ form, values, bases }: SessionFieldsProps) {
  const isConsent = values.basis === 'consent';
  // The same form without the type of the submitted body, which the fields do not accept.
  const fieldForm = form as unknown as UseFormReturn<SessionValues>;
  return (
    <div className="tr-fields">
      <LabelledSelect
        form={fieldForm}
        name="basis"
        label="Basis"
        options={bases.map((basis) => [basis, BASIS_LABELS[basis]])}
      />
      <LabelledSelect form={fieldForm} name="purpose" label="Purpose" options={PURPOSES} />
      {isConsent ? (
        <Field
          form={fieldForm}
          name="code"
          label="Code"
          hint="The code that the person reads out, such as K7Q2-9XMD."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      ) : (
        <Field form={fieldForm} name="ticket" label="Ticket" hint="Such as SUP-1234." autoComplete="off" required />
      )}
      <LabelledSelect
        form={fieldForm}
        name="minutes"
        label="Duration"
        options={getDurations(values.basis).map((minutes) => [String(minutes), `${minutes} minutes`])}
      />
      <div className="tr-field-all">
        <TextAreaField
          form={fieldForm}
          name="reason"
          label="Reason"
          rows={3}
          hint={`The person reads it. ${ACCESS_LIMITS.minReasonLength} to ${ACCESS_LIMITS.maxReasonLength} characters.`}
          required
        />
      </div>
    </div>
  );
}

/** The form that opens an access session. If an approval is required, it asks for one and then goes on. */
export default function OpenSessionForm({ person: { uid }, consentCode, isRepeated }: OpenSessionFormProps) {
  const { data: me } = useStaffMe();
  const [open, { isLoading, error }] = useOpenSessionMutation();
  const [bodyToApprove, setBodyToApprove] = useState<OpenSessionBody>();
  const bases = ACCESS_BASES.filter((basis) => basis !== 'consent' || me?.consent !== 'off');
  // A code opens one session.
  const usableCode = isRepeated ? undefined : consentCode;
  const form = useForm<SessionValues, unknown, OpenSessionBody>({
    resolver: schemaResolver(sessionForm),
    defaultValues: {
      ...INITIAL_VALUES,
      basis: me?.consent === 'required' || usableCode !== undefined ? 'consent' : 'ticket',
      code: usableCode ?? '',
    },
  });
  const values = useWatch({ control: form.control, compute: (watched: SessionValues) => watched });
  const errorCode = isApiError(error) ? error.code : undefined;

  const submit = async (body: OpenSessionBody): Promise<void> => {
    setBodyToApprove(undefined);
    try {
      await open({ uid, body }).unwrap();
    } catch (failure) {
      if (!isApiError(failure)) return;
      if (failure.code === 'approval-required') setBodyToApprove(body);
      else if (failure.code === 'wrong-code') {
        form.setError('code', { message: getErrorMessage(failure, 'This code is not valid.') }, { shouldFocus: true });
      } else showServerErrors(form as unknown as UseFormReturn<SessionValues>, 'session', FIELD_NAMES, failure);
    }
  };

  const changeSession = (): void => {
    // A disabled field cannot be focused.
    flushSync(() => setBodyToApprove(undefined));
    form.setFocus('basis');
  };

  const isErrorShownElsewhere = errorCode === 'approval-required' || errorCode === 'wrong-code';
  return (
    <section className="card" aria-labelledby="open-session-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="open-session-title">{isRepeated ? 'Open another session' : 'Open an access session'}</h2>
        </div>
        <div className="tr-session-grid">
          <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
            <SavingFieldset isSaving={isLoading}>
              <div className="tr-stack">
                {me?.consent === 'required' && (
                  <div className="tr-note">
                    <Icon name="info-circle" />
                    <div>
                      Here a session needs the consent of the person, or the approval of an auditor. Ask the person for
                      a code first.
                    </div>
                  </div>
                )}
                {/* What an auditor is asked to approve does not change until the agent says so. */}
                <fieldset disabled={bodyToApprove !== undefined}>
                  <SessionFields form={form} values={values} bases={bases} />
                </fieldset>
                {bodyToApprove !== undefined && (
                  <ApprovalPanel
                    uid={uid}
                    body={bodyToApprove}
                    onApproved={(approvalId) => void submit({ ...bodyToApprove, approvalId })}
                  />
                )}
                <div role="alert">
                  {error !== undefined && !isErrorShownElsewhere && (
                    <div className="tr-note is-red">
                      <Icon name="exclamation-circle" />
                      <div>
                        {getErrorMessage(error, 'The session could not be opened. Please try again.')}
                        <ErrorReference error={error} />
                      </div>
                    </div>
                  )}
                </div>
                <div className="tr-row">
                  {bodyToApprove === undefined ? (
                    <button key="submit" type="submit" className="btn btn-primary">
                      {isLoading && <ButtonSpinner />}
                      {isLoading ? 'Opening...' : 'Open session'}
                    </button>
                  ) : (
                    <button key="change" type="button" className="btn btn-plain" onClick={changeSession}>
                      Change session
                    </button>
                  )}
                  <span className="tr-quiet tr-small">
                    Ends after {ACCESS_LIMITS.idleMs / 60_000} minutes without use.
                  </span>
                </div>
              </div>
            </SavingFieldset>
          </form>
          <AccessPreview values={values} />
        </div>
      </div>
    </section>
  );
}
