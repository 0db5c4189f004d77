import type { Profile } from '@trackrecord/contracts';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { notify } from '../../shared/toast/notify';
import { PeoplePage } from '../../features/staff-people/people-page';

const loadCards = async () => ({ default: (await import('../../features/profile/cards/profile-cards')).ProfileCards });
const reportFailure = (): void => notify.error('The profile could not be shown. Check your connection and try again.');

const renderProfile = (profile: Profile) => (
  <LoadOnDemand load={loadCards} shouldLoad onFailure={reportFailure}>
    {(ProfileCards) => <ProfileCards profile={profile} isEditable={false} />}
  </LoadOnDemand>
);

/** The page of support, with the cards of the profile page. */
export default function StaffPeople() {
  return <PeoplePage renderProfile={renderProfile} />;
}
