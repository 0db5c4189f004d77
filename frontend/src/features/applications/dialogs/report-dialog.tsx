import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../../shared/forms/field';
import { getToday } from '../../../shared/format/local-day';
import { Dialog } from '../../../shared/ui/dialog';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useDownloadReportMutation } from '../application-files-api';
import type { ReportInput } from '../application-files-api';
import { toOptionalText } from './form-values';
import { SaveFailureNote } from './save-failure-note';

interface ReportValues {
  readonly from: string;
  readonly to: string;
}

interface ReportDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

const FIRST_OF_MONTH = '-01';

function ReportForm({ uid }: Pick<ReportDialogProps, 'uid'>) {
  const [download, { isLoading }] = useDownloadReportMutation();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [requestedFormat, setRequestedFormat] = useState<ReportInput['format']>();
  const today = getToday();
  const form = useForm<ReportValues>({
    defaultValues: { from: `${today.slice(0, '2026-11'.length)}${FIRST_OF_MONTH}`, to: today },
  });

  const createDownloadHandler = (chosenFormat: ReportInput['format']) =>
    form.handleSubmit(async ({ from, to }) => {
      if (isLoading) return;
      if (from !== '' && to !== '' && to < from) {
        form.setError('to', { type: 'invalid', message: 'The last day must not be before the first.' });
        return;
      }
      setFailure(undefined);
      setRequestedFormat(chosenFormat);
      const { error } = await download({
        uid,
        format: chosenFormat,
        from: toOptionalText(from),
        to: toOptionalText(to),
      });
      if (error !== undefined) setFailure({ error });
    });

  const renderButton = (chosenFormat: ReportInput['format'], text: string, className: string) => (
    <button
      type="button"
      className={className}
      aria-disabled={isLoading}
      onClick={(event) => void createDownloadHandler(chosenFormat)(event)}
    >
      {isLoading && requestedFormat === chosenFormat ? <ButtonSpinner /> : <Icon name="download" />}
      {text}
    </button>
  );

  return (
    <>
      <div className="modal-body">
        <div className="tr-stack tr-gap-lg">
          {failure !== undefined && <SaveFailureNote failure={failure} />}
          <p className="mb-0">
            Every job you applied to, with the days on which it moved to another stage: for an employment office, or for
            yourself. It leaves out notes, contacts, salaries, and jobs that you only saved.
          </p>
          <div className="tr-form-pair">
            <Field form={form} name="from" label="From" type="date" />
            <Field form={form} name="to" label="To" type="date" />
          </div>
        </div>
      </div>
      <div className="modal-footer">
        {renderButton('csv', 'Download CSV', 'btn btn-plain')}
        {renderButton('pdf', 'Download PDF', 'btn btn-primary')}
      </div>
    </>
  );
}

/** Downloads a report of the applications that moved in a period. */
export default function ReportDialog({ uid, onClose }: ReportDialogProps) {
  return (
    <Dialog title="Get report" show onClose={onClose}>
      <ReportForm uid={uid} />
    </Dialog>
  );
}
