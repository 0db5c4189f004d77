import { DownloadDataButton, DownloadStatus, useDataDownload } from './download-data-button';
import { SettingCard } from './setting-card';

const DESCRIPTION =
  'All the data we hold about you in one ZIP file: your profile, every change to it, a readable change log, your CV, any recordings we still have, and a README.';

/** Data export (GDPR, Articles 15 and 20). */
export function DataCard() {
  const dataDownload = useDataDownload();
  return (
    <SettingCard
      title="Your data"
      description={DESCRIPTION}
      action={<DownloadDataButton className="btn btn-plain" {...dataDownload} />}
    >
      <DownloadStatus isLoading={dataDownload.isLoading} />
    </SettingCard>
  );
}
