import { MESSAGES } from '@trackrecord/contracts/messages';
import { getErrorMessage } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useExportDataMutation } from './settings-api';

interface DataDownload {
  readonly isLoading: boolean;
  readonly download: () => Promise<void>;
}

/** Downloads all data of the user (GDPR, Articles 15 and 20). */
export function useDataDownload(): DataDownload {
  const { user } = useAuth();
  const [exportData, { isLoading }] = useExportDataMutation();
  const download = async (): Promise<void> => {
    if (isLoading) return;
    if (user === null) {
      notify.error(MESSAGES.noUserFound);
      return;
    }
    const { error } = await exportData(user.uid);
    if (error !== undefined) notify.error(getErrorMessage(error, MESSAGES.dataNotExported), error);
  };
  return { isLoading, download };
}

interface DownloadDataButtonProps extends DataDownload {
  readonly className: string;
  readonly isDisabled?: boolean;
}

export function DownloadDataButton({ className, isDisabled = false, isLoading, download }: DownloadDataButtonProps) {
  return (
    <button
      type="button"
      className={className}
      disabled={isDisabled}
      aria-disabled={isLoading}
      aria-busy={isLoading}
      onClick={() => void download()}
    >
      {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
      Download my data
    </button>
  );
}

/** Says that the download takes time. */
export function DownloadStatus({ isLoading }: Pick<DataDownload, 'isLoading'>) {
  return (
    <p className={isLoading ? 'tr-quiet tr-small mb-0 mt-2' : 'visually-hidden'} role="status">
      {isLoading && 'Preparing your data. This may take a minute.'}
    </p>
  );
}
