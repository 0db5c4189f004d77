import type { OperationsOverview } from '@trackrecord/contracts';
import { concurrencyBody, operationReason } from '@trackrecord/contracts/operations/queues';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { getErrorMessage } from '../../shared/api/api-error';
import { useServices } from '../../shared/api/services';
import { Field } from '../../shared/forms/field';
import { SavingFieldset } from '../../shared/forms/saving-fieldset';
import { schemaResolver } from '../../shared/forms/schema-resolver';
import { keepTogether } from '../../shared/format/keep-together';
import { Dialog, useDialogCloseLock } from '../../shared/ui/dialog';
import { ErrorReference } from '../../shared/ui/error-reference';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { describeAction, describeOutcome, isOutcomeShown } from './action';
import type { Action } from './action';
import { useRunActionMutation } from './operations-api';

/** How often the picture is read until it shows the outcome: a read that began before the action may be under way. */
const MAX_READS = 3;
const READ_INTERVAL_MS = 500;

/** What an operator enters. */
interface Values {
  reason: string;
  /** The limit of a queue; empty for none. */
  max: string;
}

const toMax = (text: string): number | null => (text === '' ? null : Number(text));

const actionForm = z.object({
  reason: operationReason,
  max: z
    .string()
    .trim()
    .refine(
      (text) => concurrencyBody.shape.max.safeParse(toMax(text)).success,
      'Enter a whole number from 1 to 1,000, or nothing.',
    )
    .transform(toMax),
});
type ActionValues = z.output<typeof actionForm>;

interface ActionDialogProps {
  readonly action: Action;
  readonly show: boolean;
  readonly refresh: () => Promise<OperationsOverview | undefined>;
  /** Called with what it did. */
  readonly onDone: (outcome: string) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Says what an action changes, asks for the reason, and stays open until the picture shows the outcome. */
export default function ActionDialog({ action, show, refresh, onDone, onClose, onClosed }: ActionDialogProps) {
  return (
    <Dialog size="md" title={describeAction(action).title} show={show} onClose={onClose} onClosed={onClosed}>
      <ActionForm action={action} refresh={refresh} onDone={onDone} onClose={onClose} />
    </Dialog>
  );
}

function ActionForm({ action, refresh, onDone, onClose }: Omit<ActionDialogProps, 'show' | 'onClosed'>) {
  const formId = useId();
  const { wait } = useServices();
  const [run, { error }] = useRunActionMutation();
  const [isWorking, setIsWorking] = useState(false);
  const form = useForm<Values, unknown, ActionValues>({
    resolver: schemaResolver(actionForm),
    defaultValues: {
      reason: '',
      max: action.kind === 'limit-queue' ? String(action.queue.maxConcurrency ?? '') : '',
    },
  });
  // The same form without the type of the submitted values, which the fields do not accept.
  const fieldForm = form as unknown as UseFormReturn<Values>;
  const { effect, verb, workingVerb } = describeAction(action);
  useDialogCloseLock(isWorking);

  const waitForOutcome = async (max: number | null): Promise<void> => {
    for (let readCount = 0; readCount < MAX_READS; readCount += 1) {
      const overview = await refresh();
      if (overview === undefined || isOutcomeShown(action, max, overview)) return;
      await wait(READ_INTERVAL_MS);
    }
  };
  const submit = async ({ reason, max }: ActionValues): Promise<void> => {
    if (isWorking) return;
    setIsWorking(true);
    const { data: changed } = await run({ action, reason, max });
    if (changed !== undefined) {
      const doneAt = Date.now();
      await waitForOutcome(max);
      onDone(describeOutcome(action, max, changed, doneAt));
    }
    setIsWorking(false);
  };

  return (
    <>
      <div className="modal-body">
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <SavingFieldset isSaving={isWorking}>
            <div className="tr-stack">
              <p className="mb-0">{effect}</p>
              {action.kind === 'limit-queue' && (
                <Field
                  form={fieldForm}
                  name="max"
                  label="Jobs at a time"
                  hint="In all workers together. Leave it empty for no limit."
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
              <Field
                form={fieldForm}
                name="reason"
                label="Reason"
                hint={`It is recorded with your name. Name no person in it. ${keepTogether('5 to 200 characters.')}`}
                autoComplete="off"
                required
              />
              <div role="alert">
                {error !== undefined && !isWorking && (
                  <div className="tr-note is-red">
                    <Icon name="exclamation-circle" />
                    <div>
                      {getErrorMessage(error, 'Nothing is known to have changed. Check the row, then try again.')}
                      <ErrorReference error={error} />
                    </div>
                  </div>
                )}
              </div>
            </div>
          </SavingFieldset>
        </form>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-plain" disabled={isWorking} onClick={onClose}>
          Cancel
        </button>
        <button
          type="submit"
          form={formId}
          className={action.kind === 'discard-jobs' ? 'btn btn-danger' : 'btn btn-primary'}
          aria-disabled={isWorking}
        >
          {isWorking && <ButtonSpinner />}
          {isWorking ? workingVerb : verb}
        </button>
      </div>
    </>
  );
}
