import { MESSAGES } from '@trackrecord/contracts/messages';
import { useId } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useExportResumeMutation } from './resume-api';

interface ExportCardProps {
  readonly uid: string;
}

/** Exports the profile for other tools. */
export function ExportCard({ uid }: ExportCardProps) {
  const id = useId();
  const [exportResume, { isLoading }] = useExportResumeMutation();
  const download = async (): Promise<void> => {
    if (isLoading) return;
    const { error } = await exportResume(uid);
    if (error !== undefined) notify.error(getErrorMessage(error, MESSAGES.resumeNotExported), error);
  };
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={id} className="mb-0">
            Export
          </h2>
        </div>
        <p className="tr-muted">Your profile as a file that other tools can read. Job preferences aren't included.</p>
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={isLoading}
          aria-busy={isLoading}
          onClick={() => void download()}
        >
          {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
          Export as JSON Resume
        </button>
      </div>
    </section>
  );
}
