import { getErrorMessage } from '../api/api-error';
import { notify } from '../toast/notify';
import { useEndAccessMutation } from './latest-accesses-api';
import type { Access } from './access';

interface EndAccesses {
  readonly isEnding: boolean;
  readonly end: (accesses: readonly Pick<Access, 'id'>[]) => Promise<void>;
}

/** Ends sessions of support and shows the result in a toast. */
export function useEndAccesses(uid: string): EndAccesses {
  const [endAccess, { isLoading: isEnding }] = useEndAccessMutation();
  return {
    isEnding,
    end: async (accesses) => {
      if (isEnding) return;
      const results = await Promise.all(accesses.map(({ id }) => endAccess({ uid, id })));
      const failure = results.find(({ error }) => error !== undefined)?.error;
      if (failure === undefined) notify.success('Support can no longer see your profile');
      else notify.error(getErrorMessage(failure, 'Failed to end the access'), failure);
    },
  };
}
