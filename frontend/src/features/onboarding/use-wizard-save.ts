import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { failureText, isApiError } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { useLazyGetProfileQuery } from '../../shared/profile/profile-api';
import type { ProfileDraft } from '../../shared/session/edit-state';
import { notify } from '../../shared/toast/notify';
import { useSaveProfileMutation } from './onboarding-api';
import type { PersonalValues } from './wizard-start';

type Outcome = { readonly saved: true } | { readonly saved: false; readonly failure: unknown };

interface WizardSave {
  readonly saving: boolean;
  /** The version saved elsewhere meanwhile, after the server refused ours because of it. */
  readonly theirs: ProfileDraft | undefined;
  readonly settle: () => void;
  readonly save: (values: PersonalValues, start: ProfileDraft) => Promise<Outcome>;
}

const refusal = (failure: unknown): Outcome => ({ saved: false, failure });

/** Saves the wizard. What the step does not ask for stays as it was stored. */
export function useWizardSave(): WizardSave {
  const { user } = useAuth();
  const [send, { isLoading }] = useSaveProfileMutation();
  const [loadProfile] = useLazyGetProfileQuery();
  const [theirs, setTheirs] = useState<ProfileDraft>();

  const save = async (values: PersonalValues, start: ProfileDraft): Promise<Outcome> => {
    if (user === null) {
      notify.error('Please wait while we load your profile...');
      return refusal(undefined);
    }
    try {
      const personalInfo = { ...start.personalInfo, ...values };
      await send({ uid: user.uid, personalInfo, revision: start.revision }).unwrap();
      return { saved: true };
    } catch (failure) {
      if (isApiError(failure) && failure.status === 412) {
        const latest = await loadProfile(user.uid)
          .unwrap()
          .catch(() => undefined);
        if (latest !== undefined) {
          setTheirs(latest);
          return refusal(failure);
        }
      }
      notify.error(failureText(failure, MESSAGES.profileNotSaved));
      return refusal(failure);
    }
  };

  return { saving: isLoading, theirs, settle: () => setTheirs(undefined), save };
}
