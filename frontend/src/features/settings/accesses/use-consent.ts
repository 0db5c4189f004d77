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
  readonly withdraw: () => Promise<void>;
}

const isConsentOff = (error: unknown): boolean => isApiError(error) && error.code === 'consent-off';

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
    withdraw: async () => {
      if (isBusy) return;
      const { error } = await withdrawConsent(uid);
      if (error !== undefined) {
        notify.error(getErrorMessage(error, 'Failed to withdraw your consent'), error);
        return;
      }
      setGivenConsent(undefined);
      onWithdrawn();
      notify.success('Consent withdrawn');
    },
  };
}
