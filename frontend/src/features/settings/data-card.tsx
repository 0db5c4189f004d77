import { MESSAGES } from '@trackrecord/contracts/messages';
import { getErrorMessage } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { SettingCard } from './setting-card';
import { useExportDataMutation } from './settings-api';

const DESCRIPTION =
  'All the data we hold about you in one ZIP file: your profile, every change to it, a readable change log, your CV, any recordings we still have, and a README.';

/** Data export (GDPR, Articles 15 and 20). */
export function DataCard() {
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
  return (
    <SettingCard
      title="Your data"
      description={DESCRIPTION}
      action={
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={isLoading}
          aria-busy={isLoading}
          onClick={() => void download()}
        >
          {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
          Download my data
        </button>
      }
    >
      <p className={isLoading ? 'tr-quiet tr-small mb-0 mt-2' : 'visually-hidden'} role="status">
        {isLoading && 'Preparing your data. This may take a minute.'}
      </p>
    </SettingCard>
  );
}
