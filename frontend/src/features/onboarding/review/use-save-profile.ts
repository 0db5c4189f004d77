import { SAVE_SETTLE_DELAY_MS } from '@trackrecord/contracts/constants';
import { MESSAGES } from '@trackrecord/contracts/messages';
import type { Profile } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useServices } from '../../../shared/api/services';
import { useTask } from '../../../shared/api/task';
import { useAuth } from '../../../shared/identity/auth-context';
import { logError } from '../../../shared/log/log';
import { useCacheProfile } from '../../../shared/profile/profile-api';
import { useLoadNewerProfile } from '../../../shared/profile/use-load-newer-profile';
import { notify } from '../../../shared/toast/notify';
import { useIsActive } from '../../../shared/ui/use-is-active';
import { getRequiredTab } from '../experience/requirements';
import { SAVE_CACHE_KEY, useLazyGetSavedProfileQuery, useSaveProfileMutation } from '../wizard/onboarding-api';
import { THANK_YOU_PATH } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';
import type { Wizard } from '../wizard/wizard-context';
import { parseSections } from '../wizard/wizard-slice';

const WITHOUT_USER = 'Please wait while we load your profile...';
const REFETCH_FAILED = 'Profile saved but there was an error refreshing the data.';

/** An incomplete section: the error message, and the review card it belongs to. */
interface MissingSection {
  readonly text: string;
  readonly card: 'Education' | 'Projects' | 'Work experience';
}

/** Checks the requirements of a complete profile (spec sections 4 and 5), as the server does. */
function findMissingSection({ data }: Wizard): MissingSection | undefined {
  const { userType, educations = [], experiences = [], projects = [] } = data;
  const isComplete = educations.every((item) => item.institution && item.courseType && item.courseName);
  if (!isComplete) return { text: VALIDATION.educationIncomplete, card: 'Education' };
  if (getRequiredTab(userType) === 'experience') {
    return experiences.length > 0 ? undefined : { text: VALIDATION.experienceRequired, card: 'Work experience' };
  }
  return projects.length > 0 ? undefined : { text: VALIDATION.projectRequired, card: 'Projects' };
}

/** Saves the profile, waits, refetches it, shows a toast, waits again and leaves the wizard (spec section 4). */
export function useSaveProfile() {
  const { user } = useAuth();
  const wizard = useWizard();
  const loadNewerProfile = useLoadNewerProfile();
  const task = useTask();
  const { wait } = useServices();
  const cacheProfile = useCacheProfile();
  const navigate = useNavigate();
  const isStillOpen = useIsActive();
  const [send] = useSaveProfileMutation({ fixedCacheKey: SAVE_CACHE_KEY });
  const [fetchProfile] = useLazyGetSavedProfileQuery();
  const [savedProfile, setSavedProfile] = useState<Profile>();
  const [isSaving, setIsSaving] = useState(false);
  // The revision that the next save is based on: the one that was opened, or one loaded after a conflict.
  const [revision, setRevision] = useState(wizard.revision);
  const [theirs, setTheirs] = useState<Profile>();
  const refetchProfile = async (profile: Profile): Promise<Profile> => {
    try {
      const latest = await fetchProfile(wizard.uid).unwrap();
      notify.success(MESSAGES.profileSaved);
      return latest;
    } catch (failure) {
      logError('Refetching the saved profile failed', failure);
      notify.error(REFETCH_FAILED, failure);
      return profile;
    }
  };

  const finishSave = async (profile: Profile): Promise<void> => {
    wizard.clearStoredState();
    await wait(SAVE_SETTLE_DELAY_MS);
    const latest = await refetchProfile(profile);
    await wait(SAVE_SETTLE_DELAY_MS);
    if (!isStillOpen()) return;
    if (!wizard.isEditing) {
      await navigate(THANK_YOU_PATH);
      return;
    }
    await navigate('/profile', { replace: true });
    await cacheProfile(latest);
  };

  const save = async (base: number | undefined): Promise<void> => {
    setTheirs(undefined);
    if (user === null) {
      notify.error(WITHOUT_USER);
      return;
    }
    setIsSaving(true);
    setRevision(base);
    const sections = wizard.data;
    try {
      const requestIds = task?.toRequestIds(sections);
      const profile = await send({ uid: user.uid, sections, revision: base, requestIds }).unwrap();
      setSavedProfile(profile);
      await finishSave(profile);
    } catch (failure) {
      const newer = await loadNewerProfile(user.uid, failure);
      if (newer === null) notify.error(getErrorMessage(failure, MESSAGES.profileNotSaved), failure);
      else setTheirs(newer);
      setIsSaving(false);
    }
  };

  const saveIfComplete = async (base: number | undefined): Promise<void> => {
    const missingSection = findMissingSection(wizard);
    if (missingSection !== undefined) {
      notify.error(missingSection.text);
      return;
    }
    if (!wizard.isEditing) {
      const { isRecorded } = await wizard.completeStep('review', {}, 'Failed to complete onboarding');
      if (!isRecorded) return;
    }
    await save(base);
  };

  return {
    isSaving: isSaving || savedProfile !== undefined,
    findMissingSection: () => findMissingSection(wizard),
    theirs,
    acceptRemote: () => {
      if (theirs === undefined) return;
      wizard.restart(parseSections(theirs), theirs.revision);
      setRevision(theirs.revision);
      setTheirs(undefined);
      document.getElementById('main')?.focus();
    },
    keepMine: () => saveIfComplete(theirs?.revision ?? revision),
    save: () => saveIfComplete(revision),
  };
}
