import { MESSAGES } from '@trackrecord/contracts/messages';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Main } from '../../shared/ui/main';
import type { ProfileStanding } from './profile-standing';

interface ProfileRetryProps {
  readonly standing: ProfileStanding;
}

/** The whole screen when the profile could not be loaded. */
export function ProfileRetry({ standing }: ProfileRetryProps) {
  if (standing.kind !== 'failed') return null;
  return (
    <Main className="tr-alone">
      <h1 className="visually-hidden">Your profile</h1>
      <LoadFailure text={MESSAGES.profileNotLoaded} working={standing.retrying} onRetry={standing.retry} />
    </Main>
  );
}
