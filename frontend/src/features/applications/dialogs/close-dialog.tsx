import type { ApplicationSummary } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, CLOSE_REASONS, STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { useId, useState } from 'react';
import { useUndoAction } from '../../../shared/applications/use-undo-action';
import { getFieldError, SelectField } from '../../../shared/forms/field';
import { FieldAlert } from '../../../shared/forms/field-alert';
import { getToday } from '../../../shared/format/local-day';
import { notify } from '../../../shared/toast/notify';
import { Dialog } from '../../../shared/ui/dialog';
import { countApplications } from '../count-applications';
import { isQuiet, QUIET_DAYS } from '../quiet';
import { describeTimeInStage, getLatestMove } from '../stage';
import { useCloseApplicationsMutation } from './close-applications-api';
import { FormDialog } from './form-dialog';

interface CloseValues {
  /** The ids of the chosen applications. */
  readonly applicationIds: readonly string[];
  /** The name of the reason. */
  readonly reason: string;
}

interface ChoicesProps {
  readonly applications: readonly ApplicationSummary[];
  readonly chosenIds: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosenIds: readonly string[]) => void;
}

/** A checkbox for each application, and one for all of them. */
function Choices({ applications, chosenIds, error, onChange }: ChoicesProps) {
  const id = useId();
  const allIds = applications.map((application) => application.id);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}error`}>
      <legend className="form-label">{`Applications without a change for ${QUIET_DAYS} days or more`}</legend>
      {allIds.length > 1 && (
        <div className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            id={`${id}all`}
            checked={chosenIds.length === allIds.length}
            onChange={({ target }) => onChange(target.checked ? allIds : [])}
          />
          <label className="form-check-label" htmlFor={`${id}all`}>{`All ${allIds.length}`}</label>
        </div>
      )}
      {applications.map((application) => (
        <div key={application.id} className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            id={id + application.id}
            checked={chosenIds.includes(application.id)}
            onChange={({ target }) =>
              onChange(
                allIds.filter((other) => (other === application.id ? target.checked : chosenIds.includes(other))),
              )
            }
          />
          <label className="form-check-label" htmlFor={id + application.id}>
            <bdi>{`${application.posting.title}, ${application.posting.company}`}</bdi>{' '}
            <span className="tr-muted tr-small tr-app-line">
              {`${STAGE_NAMES[getLatestMove(application).stage]} ${describeTimeInStage(application)}`}
            </span>
          </label>
        </div>
      ))}
      <FieldAlert id={`${id}error`} text={error} />
    </fieldset>
  );
}

interface CloseDialogProps {
  readonly uid: string;
  readonly items: readonly ApplicationSummary[];
  readonly onClose: () => void;
}

/** Closes quiet applications, all or some of them, for one reason. */
export default function CloseDialog({ uid, items, onClose }: CloseDialogProps) {
  const [closeApplications] = useCloseApplicationsMutation();
  const createUndoAction = useUndoAction(uid);
  // The choices stay while they are closed. What is removed in another window goes, since it cannot be closed.
  const [offeredApplications] = useState(() =>
    items.filter((item) => isQuiet(item)).toSorted((a, b) => getLatestMove(a).on.localeCompare(getLatestMove(b).on)),
  );
  const existingIds = new Set(items.map(({ id }) => id));
  const quietApplications = offeredApplications.filter(({ id }) => existingIds.has(id));
  if (quietApplications.length === 0) {
    return (
      <Dialog title="Close quiet applications" show onClose={onClose}>
        <div className="modal-body">{`There are no applications without a change for ${QUIET_DAYS} days or more.`}</div>
      </Dialog>
    );
  }
  /** Returns the chosen applications that still exist. */
  const getChosenIds = ({ applicationIds }: CloseValues): string[] =>
    quietApplications.map(({ id }) => id).filter((id) => applicationIds.includes(id));

  const close = async (values: CloseValues): Promise<{ readonly error: unknown } | undefined> => {
    const applicationIds = getChosenIds(values);
    const reason = CLOSE_REASONS.find((option) => CLOSE_REASON_NAMES[option] === values.reason);
    const { data, error } = await closeApplications({ uid, applicationIds, reason, on: getToday() });
    if (error !== undefined) return { error };
    const description = `Closed ${countApplications(applicationIds.length)}`;
    notify.success(description, createUndoAction([data.eventId], description));
    return undefined;
  };

  return (
    <FormDialog<CloseValues>
      title="Close quiet applications"
      saveLabel="Close applications"
      initialValues={{
        applicationIds: quietApplications.map(({ id }) => id),
        reason: CLOSE_REASON_NAMES['no-answer'],
      }}
      names={['applicationIds', 'reason']}
      draftKey={`applications:${uid}:close`}
      section=""
      validate={(values) =>
        getChosenIds(values).length === 0 ? { applicationIds: 'Please choose an application.' } : {}
      }
      save={close}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Choices
            applications={quietApplications}
            chosenIds={getChosenIds(form.getValues())}
            error={getFieldError({ form, name: 'applicationIds' })}
            onChange={(applicationIds) => {
              form.clearErrors('applicationIds');
              form.setValue('applicationIds', applicationIds, { shouldDirty: true });
            }}
          />
          <SelectField
            form={form}
            name="reason"
            label="Reason"
            options={CLOSE_REASONS.map((reason) => CLOSE_REASON_NAMES[reason])}
          />
        </>
      )}
    </FormDialog>
  );
}
