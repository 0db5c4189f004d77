import type { ErasureReceipt } from '@trackrecord/contracts';
import type { SendRequest } from '../../shared/api/api-request';
import { endpointRequest } from '../../shared/api/endpoint-request';
import type { Services } from '../../shared/api/services';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 4_000;

/** Two minutes with the poll interval. */
const MAX_ATTEMPTS = 30;

/** Fetches the receipt of an erasure (GET /erasure-receipts/{id}). Returns undefined if there is none yet. */
export async function fetchReceipt(erasureId: string, send: SendRequest): Promise<ErasureReceipt | undefined> {
  const { data } = await send(
    endpointRequest('GET /api/erasure-receipts/{id}', {
      params: { id: erasureId },
      timeoutMs: TIMEOUT_MS,
      // An erased account may not get a token any more.
      anonymous: true,
    }),
  );
  return data as ErasureReceipt | undefined;
}

/** Polls for the receipt for about two minutes or until aborted. */
export async function pollReceipt(
  erasureId: string,
  send: SendRequest,
  wait: Services['wait'],
  signal: AbortSignal,
): Promise<ErasureReceipt | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await wait(POLL_INTERVAL_MS);
    if (signal.aborted) return undefined;
    const receipt = await fetchReceipt(erasureId, send);
    if (receipt !== undefined) return receipt;
  }
  return undefined;
}
