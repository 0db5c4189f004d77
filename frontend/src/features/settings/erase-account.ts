import type { AccountErased, ErasureReceipt } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { getErrorMessage } from '../../shared/api/api-error';
import type { ApiError } from '../../shared/api/api-error';
import type { SendRequest } from '../../shared/api/api-request';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { fetchReceipt } from './fetch-receipt';

const erasureIds = new Map<string, string>();

/**
 * Returns the erasure id (UUID) of an account, which is also the idempotency key. It stays the same until a reload, so
 * that the receipt is found whichever of several requests succeeded.
 */
export function getErasureId(uid: string): string {
  const erasureId = erasureIds.get(uid) ?? crypto.randomUUID();
  erasureIds.set(uid, erasureId);
  return erasureId;
}

/**
 * Why there is no receipt: the account is unchanged (`failed`), closed and still being erased (`in-progress`), already
 * erased so that its owner cannot be authenticated (`account-gone`), or in an unknown state (`no-response`).
 */
export type ErasureFailure = 'failed' | 'in-progress' | 'account-gone' | 'no-response';

export type ErasureResult =
  | { readonly kind: 'erased'; readonly receipt: ErasureReceipt }
  | { readonly kind: ErasureFailure; readonly text: string; readonly error?: ApiError };

// Whether the server has processed the request is unknown without a response, when the status is a text such as
// `TIMEOUT`, and after a response of the gateway or a proxy.
const isOutcomeUnknown = ({ status, code }: ApiError): boolean =>
  typeof status === 'string' || (status >= 500 && (code === undefined || code === 'gateway'));

function classifyError(error: ApiError | undefined): ErasureFailure {
  // Without an error there was a response, but it contained no receipt.
  if (error === undefined || isOutcomeUnknown(error)) return 'no-response';
  if (error.code === 'account-gone') return 'account-gone';
  return error.code === 'erasure-underway' ? 'in-progress' : 'failed';
}

/**
 * Erases an account (DELETE /profile/{uid}) without retries or a client-side timeout, since the server has its own
 * deadline. If the response has no receipt, fetches the receipt by the erasure id.
 */
export async function eraseAccount(uid: string, send: SendRequest): Promise<ErasureResult> {
  const erasureId = getErasureId(uid);
  const request = endpointRequest('DELETE /api/profile/{uid}', { params: { uid }, idempotencyKey: erasureId });
  const { data, error } = await send(request);
  const confirmedReceipt = (data as Partial<AccountErased> | null | undefined)?.receipt;
  if (confirmedReceipt !== undefined) return { kind: 'erased', receipt: confirmedReceipt };

  const kind = classifyError(error);
  const receipt = kind === 'failed' ? undefined : await fetchReceipt(erasureId, send);
  if (receipt !== undefined) return { kind: 'erased', receipt };
  return { kind, text: getErrorMessage(error, MESSAGES.accountNotDeleted), ...(error !== undefined && { error }) };
}
