import type { ConsentGivenResponse } from '@trackrecord/contracts';
import { useState } from 'react';
import { getErrorMessage, isApiError } from '../../../shared/api/api-error';
import { useGiveConsentMutation, useWithdrawConsentMutation } from './consent-api';
import { notify } from '../../../shared/toast/notify';

export interface ConsentControl {
  /** The consent that was just given, with its code, which is not stored anywhere. */
  readonly givenConsent: ConsentGivenResponse | undefined;
  /** Whether the server does not use codes. */
  readonly isOff: boolean;
  readonly isGiving: boolean;
  readonly isWithdrawing: boolean;
  readonly give: () => Promise<void>;
  /** Withdraws the consent, which the user knows as an unused code or as the access that a used code gave. */
  readonly withdraw: (given: 'code' | 'access') => Promise<void>;
}

const isConsentOff = (error: unknown): boolean => isApiError(error) && error.code === 'consent-off';

const WITHDRAWAL_TEXTS = {
  code: { success: 'Code cancelled', failure: 'Failed to cancel the code' },
  access: { success: 'Support access ended', failure: 'Failed to end support access' },
} as const;

/** Gives consent to support, and withdraws it. */
export function useConsent(uid: string, onWithdrawn: () => void): ConsentControl {
  const [giveConsent, { isLoading: isGiving }] = useGiveConsentMutation();
  const [withdrawConsent, { isLoading: isWithdrawing }] = useWithdrawConsentMutation();
  const [givenConsent, setGivenConsent] = useState<ConsentGivenResponse>();
  const [isOff, setIsOff] = useState(false);
  const isBusy = isGiving || isWithdrawing;

  return {
    givenConsent,
    isOff,
    isGiving,
    isWithdrawing,
    give: async () => {
      if (isBusy) return;
      const { data, error } = await giveConsent(uid);
      setIsOff(isConsentOff(error));
      if (data !== undefined) setGivenConsent(data);
      else if (!isConsentOff(error)) notify.error(getErrorMessage(error, 'Failed to create a code'), error);
    },
    withdraw: async (given) => {
      if (isBusy) return;
      const { error } = await withdrawConsent(uid);
      if (error !== undefined) {
        notify.error(getErrorMessage(error, WITHDRAWAL_TEXTS[given].failure), error);
        return;
      }
      setGivenConsent(undefined);
      onWithdrawn();
      notify.success(WITHDRAWAL_TEXTS[given].success);
    },
  };
}
