import { SAVE_SETTLE_DELAY } from '@trackrecord/contracts/constants';
import { MESSAGES } from '@trackrecord/contracts/messages';
import type { Profile } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/api/services';
import { logFailure } from '../../../shared/log/log';
import { useShowProfile } from '../../../shared/profile/profile-api';
import { useSaveOver } from '../../../shared/profile/use-save-over';
import type { Outcome } from '../../../shared/profile/use-save-over';
import { notify } from '../../../shared/toast/notify';
import { useStillOpen } from '../../../shared/ui/use-still-open';
import { requiredTab } from '../experience/requirements';
import { JUST_SAVED, useLazyGetSavedProfileQuery, useSaveProfileMutation } from '../wizard/onboarding-api';
import { THANK_YOU } from '../wizard/steps';
import { useWizard } from '../wizard/wizard-context';
import type { Wizard } from '../wizard/wizard-context';
import { sectionsOf } from '../wizard/wizard-start';

const TEXTS = { withoutUser: 'Please wait while we load your profile...', failed: MESSAGES.profileNotSaved };
const NOT_REFRESHED = 'Profile saved but there was an error refreshing the data.';

/** What keeps the profile from being saved, and the card of the review it is about. */
interface Missing {
  readonly text: string;
  readonly card: 'Education' | 'Projects' | 'Work experience';
}

/** Why the profile cannot be saved yet (spec sections 4 and 5); the server asks for the same. */
function missingIn({ data }: Wizard): Missing | undefined {
  const { userType, educations = [], experiences = [], projects = [] } = data;
  const isWhole = educations.every((item) => item.institution && item.courseType && item.courseName);
  if (!isWhole) return { text: VALIDATION.educationIncomplete, card: 'Education' };
  if (requiredTab(userType) === 'experience') {
    return experiences.length > 0 ? undefined : { text: VALIDATION.experienceRequired, card: 'Work experience' };
  }
  return projects.length > 0 ? undefined : { text: VALIDATION.projectRequired, card: 'Projects' };
}

/** Saves the whole profile and goes on: a second to settle, a refresh, a toast, another second (spec section 4). */
export function useSaveProfile() {
  const wizard = useWizard();
  const { wait } = useServices();
  const showProfile = useShowProfile();
  const navigate = useNavigate();
  const isStillOpen = useStillOpen();
  const [send] = useSaveProfileMutation({ fixedCacheKey: JUST_SAVED });
  const [refresh] = useLazyGetSavedProfileQuery();
  const [saved, setSaved] = useState<Profile>();
  const refreshed = async (profile: Profile): Promise<Profile> => {
    try {
      const latest = await refresh(wizard.uid).unwrap();
      notify.success(MESSAGES.profileSaved);
      return latest;
    } catch (failure) {
      logFailure('The saved profile could not be loaded again', failure);
      notify.error(NOT_REFRESHED);
      return profile;
    }
  };

  const goOnWith = async (profile: Profile): Promise<void> => {
    wizard.finish();
    await wait(SAVE_SETTLE_DELAY);
    const latest = await refreshed(profile);
    await wait(SAVE_SETTLE_DELAY);
    if (!isStillOpen()) return;
    if (!wizard.editing) {
      await navigate(THANK_YOU);
      return;
    }
    await navigate('/profile', { replace: true });
    await showProfile(latest);
  };

  const { saving, theirs, acceptRemote, keepMine, save } = useSaveOver<undefined, { readonly revision?: number }>(
    wizard.revision === undefined ? {} : { revision: wizard.revision },
    TEXTS,
    async (uid, _values, { revision }) => {
      const profile = await send({ uid, sections: wizard.data, revision }).unwrap();
      setSaved(profile);
      await goOnWith(profile);
    },
  );

  const start = async (how: () => Promise<Outcome>): Promise<void> => {
    const missing = missingIn(wizard);
    if (missing !== undefined) {
      notify.error(missing.text);
      return;
    }
    if (!wizard.editing) {
      const { recorded } = await wizard.complete('review', {}, 'Failed to complete onboarding');
      if (!recorded) return;
    }
    await how();
  };

  return {
    saving: saving || saved !== undefined,
    missing: () => missingIn(wizard),
    theirs,
    acceptRemote: () => {
      if (theirs === undefined) return;
      wizard.restart(sectionsOf(theirs), theirs.revision);
      acceptRemote();
      document.getElementById('main')?.focus();
    },
    keepMine: () => start(() => keepMine(undefined)),
    save: () => start(() => save(undefined)),
  };
}
