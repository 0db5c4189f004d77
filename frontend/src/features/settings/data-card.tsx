import { DATA_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { errorText } from '../../shared/api/api-error';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { downloadFile } from '../../shared/cv/download-file';
import { useDownload } from '../../shared/cv/use-download';
import { useAuth } from '../../shared/identity/auth-context';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { SettingCard } from './setting-card';

const ZIP = 'application/zip';

/** Downloads the user's data as a file, or shows an error. */
async function downloadData(uid: string | undefined, services: Services): Promise<void> {
  if (uid === undefined) {
    notify.error(MESSAGES.noUserFound);
    return;
  }
  const request = endpointRequest('GET /api/profile/{uid}/export', {
    params: { uid },
    stream: profileStream(uid),
    file: ZIP,
  });
  const { data, error } = await send(request, services);
  // A fallback page of a proxy is not a ZIP.
  if (data instanceof Blob && data.type.startsWith(ZIP)) downloadFile(data, DATA_FILE_NAME);
  else notify.error(errorText(error, MESSAGES.dataNotExported));
}

const DESCRIPTION =
  'All the data we hold about you in one ZIP file: your profile, every change to it, a readable change log, your CV, any recordings we still have, and a README.';

/** Data export (GDPR, Articles 15 and 20). */
export function DataCard() {
  const { user } = useAuth();
  const { working, start } = useDownload((services) => downloadData(user?.uid, services));
  return (
    <SettingCard
      title="Your data"
      description={DESCRIPTION}
      action={
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={working}
          aria-busy={working}
          onClick={() => void start()}
        >
          {working ? <ButtonSpinner /> : <Icon name="download" />}
          Download my data
        </button>
      }
    >
      <p className={working ? 'tr-quiet tr-small mb-0 mt-2' : 'visually-hidden'} role="status">
        {working && 'Preparing your data. This may take a minute.'}
      </p>
    </SettingCard>
  );
}
