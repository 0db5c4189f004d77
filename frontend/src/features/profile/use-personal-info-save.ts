import type { PersonalInfo, Profile } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { failureText, isApiError } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { useLazyGetProfileQuery } from '../../shared/profile/profile-api';
import { notify } from '../../shared/toast/notify';
import { useSavePersonalInfoMutation } from './personal-info-api';
import { personalInfoOf } from './personal-info-values';
import type { PersonalInfoValues } from './personal-info-values';

/** What a form was loaded from. */
export interface Loaded {
  readonly revision: number;
  readonly info: PersonalInfo | undefined;
}

export const loadedFrom = (profile: Profile): Loaded => ({ revision: profile.revision, info: profile.personalInfo });

type Outcome = { readonly saved: true } | { readonly saved: false; readonly failure: unknown };

interface PersonalInfoSave {
  readonly saving: boolean;
  /** The version saved elsewhere meanwhile, after the server refused ours because of it. */
  readonly theirs: Loaded | undefined;
  readonly settle: () => void;
  readonly save: (values: PersonalInfoValues, loaded: Loaded) => Promise<Outcome>;
}

const refusal = (failure: unknown): Outcome => ({ saved: false, failure });

/** Saves personal information and finds out what stands in the way when it cannot. */
export function usePersonalInfoSave(): PersonalInfoSave {
  const { user } = useAuth();
  const [send, { isLoading }] = useSavePersonalInfoMutation();
  const [loadProfile] = useLazyGetProfileQuery();
  const [theirs, setTheirs] = useState<Loaded>();

  const save = async (values: PersonalInfoValues, loaded: Loaded): Promise<Outcome> => {
    if (user === null) {
      notify.error(MESSAGES.userIdRequiredForPersonalInfo);
      return refusal(undefined);
    }
    try {
      const personalInfo = personalInfoOf(values, loaded.info);
      await send({ uid: user.uid, personalInfo, revision: loaded.revision }).unwrap();
      return { saved: true };
    } catch (failure) {
      if (isApiError(failure) && failure.status === 412) {
        const latest = await loadProfile(user.uid)
          .unwrap()
          .catch(() => undefined);
        if (latest !== undefined) {
          setTheirs(loadedFrom(latest));
          return refusal(failure);
        }
      }
      notify.error(failureText(failure, MESSAGES.personalInfoFailed));
      return refusal(failure);
    }
  };

  return { saving: isLoading, theirs, settle: () => setTheirs(undefined), save };
}
