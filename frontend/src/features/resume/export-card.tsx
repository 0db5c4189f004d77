import { RESUME_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useId } from 'react';
import { errorText } from '../../shared/api/api-error';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { downloadFile } from '../../shared/cv/download-file';
import { useDownload } from '../../shared/cv/use-download';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';

/** Downloads the profile as a JSON Resume file, or shows an error. */
async function downloadJsonResume(uid: string, services: Services): Promise<void> {
  const request = endpointRequest('GET /api/profile/{uid}/export/json-resume', {
    params: { uid },
    stream: profileStream(uid),
  });
  const { data, error } = await send(request, services);
  if (error !== undefined) {
    notify.error(errorText(error, MESSAGES.resumeNotExported));
    return;
  }
  downloadFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), RESUME_FILE_NAME);
}

interface ExportCardProps {
  readonly uid: string;
}

/** Exports the profile for other tools. */
export function ExportCard({ uid }: ExportCardProps) {
  const id = useId();
  const { working, start } = useDownload((services) => downloadJsonResume(uid, services));
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
          aria-disabled={working}
          aria-busy={working}
          onClick={() => void start()}
        >
          {working ? <ButtonSpinner /> : <Icon name="download" />}
          Export as JSON Resume
        </button>
      </div>
    </section>
  );
}
