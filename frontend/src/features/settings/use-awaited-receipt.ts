import type { ErasureReceipt } from '@trackrecord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../shared/api/services';
import { erasureNumber } from './erasure-number';
import { awaitReceipt } from './find-receipt';

/**
 * Looks for the receipt of an account that the server goes on erasing, as long as the page is open; without an account
 * it looks for nothing.
 */
export function useAwaitedReceipt(uid: string | undefined, onReceipt: (receipt: ErasureReceipt) => void): void {
  const services = useServices();
  const tell = useEffectEvent(onReceipt);

  useEffect(() => {
    if (uid === undefined) return;
    const left = new AbortController();
    void awaitReceipt(erasureNumber(uid), services, left.signal).then((receipt) => {
      if (receipt !== undefined && !left.signal.aborted) tell(receipt);
    });
    return () => left.abort();
  }, [uid, services]);
}
