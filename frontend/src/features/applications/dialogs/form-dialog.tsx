import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { SavingFieldset } from '../../../shared/forms/saving-fieldset';
import { readSessionDraft, restoreFields, useSessionDraft } from '../../../shared/forms/session-draft';
import { showServerErrors } from '../../../shared/forms/server-errors';
import { UnsavedWarning } from '../../../shared/forms/unsaved-warning';
import { useUnsavedGuard } from '../../../shared/forms/use-unsaved-guard';
import { Dialog, useDialogCloseLock } from '../../../shared/ui/dialog';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { SaveFailureNote } from './save-failure-note';
import type { SaveFailure } from './save-failure-note';

interface FormDialogProps<Values extends FieldValues> {
  readonly title: string;
  readonly saveLabel: string;
  readonly initialValues: Values;
  /** Names what is edited. What was entered is kept in the tab under this name, so that a reload does not lose it. */
  readonly draftKey: string;
  /** The fields in their order, and the section that prefixes their names in errors of the server. */
  readonly names: readonly FieldPath<Values>[];
  readonly section: string;
  /** Returns messages for fields that cannot be saved. */
  readonly validate: (values: Values) => Partial<Record<FieldPath<Values>, string>>;
  /** Resolves to undefined after a success. */
  readonly save: (values: Values) => Promise<SaveFailure | undefined>;
  readonly onClose: () => void;
  /** Called after a successful save; default: `onClose`. */
  readonly onSaved?: () => void;
  /** A quiet note beside the buttons. */
  readonly note?: string;
  readonly children: (form: UseFormReturn<Values>) => ReactNode;
}

function FormDialogContent<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { saveLabel, initialValues, draftKey, names, section, validate, save, onClose, note, children } = props;
  const onSaved = props.onSaved ?? onClose;
  const [draft] = useState(() => readSessionDraft(draftKey));
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    ...(draft !== undefined && { values: restoreFields(initialValues, draft) }),
    resetOptions: { keepDefaultValues: true },
  });
  useSessionDraft(draftKey, useWatch({ control: form.control }), form.formState.isDirty);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const { discardPrompt, release } = useUnsavedGuard(form.formState.isDirty);
  useDialogCloseLock(isSaving);

  const submit = async (values: Values): Promise<void> => {
    const errors = validate(values);
    const invalidNames = names.filter((name) => errors[name] !== undefined);
    invalidNames.forEach((name, index) =>
      form.setError(name, { type: 'invalid', message: errors[name] ?? '' }, { shouldFocus: index === 0 }),
    );
    if (invalidNames.length > 0) return;
    setIsSaving(true);
    setFailure(undefined);
    const newFailure = await save(values);
    if (newFailure === undefined) {
      release();
      onSaved();
      return;
    }
    setIsSaving(false);
    setFailure(newFailure);
    if ('error' in newFailure) showServerErrors(form, section, names, newFailure.error);
  };

  return (
    <>
      <form className="tr-dialog-form" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <div className="modal-body">
          <SavingFieldset isSaving={isSaving}>
            <div className="tr-stack tr-gap-lg">
              {failure !== undefined && <SaveFailureNote failure={failure} />}
              {children(form)}
            </div>
          </SavingFieldset>
        </div>
        <div className="modal-footer">
          {note !== undefined && <span className="tr-foot-note tr-small tr-muted me-auto">{note}</span>}
          <button type="button" className="btn btn-plain" disabled={isSaving} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={isSaving}>
            {isSaving && <ButtonSpinner />}
            {isSaving ? 'Saving...' : saveLabel}
          </button>
        </div>
      </form>
      <UnsavedWarning discardPrompt={discardPrompt} />
    </>
  );
}

/** A dialog with a form. It asks before it discards edits, and shows errors of the server at their fields. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  return (
    <Dialog title={props.title} show onClose={props.onClose}>
      <FormDialogContent {...props} />
    </Dialog>
  );
}
