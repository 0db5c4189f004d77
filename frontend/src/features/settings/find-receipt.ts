import type { ErasureReceipt } from '@trackrecord/contracts';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';

/** Milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 4_000;

/** Together with the pauses: two minutes. */
const LOOKS = 30;

// Nobody need be signed in for it; whose account is gone may not get a token any more, and would ask nothing.
const asNobody = (services: Services): Services => ({
  ...services,
  identity: { ...services.identity, token: () => Promise.resolve(null) },
});

/** The receipt of the erasure with this number (GET /erasure-receipts/{id}); undefined where there is none, or not yet. */
export async function findReceipt(
  number: string,
  services: Services,
  signal?: AbortSignal,
): Promise<ErasureReceipt | undefined> {
  const request = endpointRequest('GET /api/erasure-receipts/{id}', { params: { id: number }, timeout: PATIENCE });
  const { data } = await send(request, asNobody(services), signal);
  return data === undefined ? undefined : (await import('./erasure-answer')).receiptOf(data);
}

/** Looks for the receipt every few seconds, for about two minutes or until it is told to stop. */
export async function awaitReceipt(
  number: string,
  services: Services,
  signal: AbortSignal,
): Promise<ErasureReceipt | undefined> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await services.wait(PAUSE);
    if (signal.aborted) return undefined;
    const receipt = await findReceipt(number, services, signal);
    if (receipt !== undefined) return receipt;
  }
  return undefined;
}
