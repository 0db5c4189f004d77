import { MESSAGES } from '@trackrecord/contracts/messages';
import { LoadError } from '../../shared/ui/load-error';
import { Main } from '../../shared/ui/main';
import type { ProfileState } from './profile-state';

interface ProfileLoadErrorProps {
  readonly profileState: ProfileState;
}

/** Full-page error with a retry button, shown when the profile could not be loaded. */
export function ProfileLoadError({ profileState }: ProfileLoadErrorProps) {
  if (profileState.kind !== 'failed') return null;
  return (
    <Main className="tr-alone">
      <h1 className="visually-hidden">Your profile</h1>
      <LoadError text={MESSAGES.profileNotLoaded} working={profileState.retrying} onRetry={profileState.retry} />
    </Main>
  );
}
