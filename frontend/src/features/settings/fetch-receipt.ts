import type { ErasureReceipt } from '@trackrecord/contracts';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 4_000;

/** Two minutes with the poll interval. */
const MAX_ATTEMPTS = 30;

// The endpoint is public, and an erased account may not get a token any more.
const withoutToken = (services: Services): Services => ({
  ...services,
  identity: { ...services.identity, token: () => Promise.resolve(null) },
});

/** Fetches the receipt of an erasure (GET /erasure-receipts/{id}). Returns undefined if there is none yet. */
export async function fetchReceipt(
  erasureId: string,
  services: Services,
  signal?: AbortSignal,
): Promise<ErasureReceipt | undefined> {
  const request = endpointRequest('GET /api/erasure-receipts/{id}', { params: { id: erasureId }, timeout: TIMEOUT_MS });
  const { data } = await send(request, withoutToken(services), signal);
  return data === undefined ? undefined : (await import('./erasure-response')).parseReceipt(data);
}

/** Polls for the receipt for about two minutes or until aborted. */
export async function pollReceipt(
  erasureId: string,
  services: Services,
  signal: AbortSignal,
): Promise<ErasureReceipt | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await services.wait(POLL_INTERVAL_MS);
    if (signal.aborted) return undefined;
    const receipt = await fetchReceipt(erasureId, services, signal);
    if (receipt !== undefined) return receipt;
  }
  return undefined;
}
