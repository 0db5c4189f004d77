import { useSaving } from '../../shared/cv/use-saving';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import { saveData } from './save-data';
import { SettingCard } from './setting-card';

const WORDS =
  'All the data we hold about you in one ZIP file: your profile, every change to it, a readable change log, your CV, any recordings we still have, and a README.';

/** Everything we hold about the person as a file of theirs (Articles 15 and 20 of the GDPR). */
export function DataCard() {
  const { user } = useAuth();
  const { working, start } = useSaving((services) => saveData(user?.uid, services));
  return (
    <SettingCard
      title="Your data"
      words={WORDS}
      action={
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={working}
          aria-busy={working}
          onClick={() => void start()}
        >
          {working ? <WorkingMark /> : <Icon name="download" />}
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
