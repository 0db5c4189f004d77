import type { ErasureReceipt } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { failureText } from '../../shared/api/api-error';
import type { ApiError } from '../../shared/api/api-error';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { logFailure } from '../../shared/log/log';
import { erasureNumber } from './erasure-number';
import { findReceipt } from './find-receipt';

/**
 * Why there is no receipt: the account is as it was; it is closed, and the server goes on erasing it; there is none any
 * more, so that nobody can be believed to be its owner; or no answer of the server came, and nobody here knows.
 */
export type Unerased = 'failed' | 'underway' | 'gone' | 'unanswered';

/** What came of asking for an erasure. */
export type Erasing =
  | { readonly kind: 'erased'; readonly receipt: ErasureReceipt }
  | { readonly kind: Unerased; readonly text: string };

// The gateway, or a proxy before it, answers in place of a server that may have taken the request.
const isOfTheWay = ({ status, code }: ApiError): boolean =>
  typeof status === 'string' || (status >= 500 && (code === undefined || code === 'gateway'));

function whyNot(error: ApiError | undefined): Unerased {
  if (error === undefined || isOfTheWay(error)) return 'unanswered';
  if (error.code === 'account-gone') return 'gone';
  return error.code === 'erasure-underway' ? 'underway' : 'failed';
}

/**
 * Asks the server to erase an account (DELETE /profile/{uid}), once: the server has its own deadline, and the client
 * waits as long as that takes. Where the answer tells nothing, or comes too early or too late, the receipt is looked for
 * by the number that the erasure was asked for with.
 */
export async function eraseAccount(uid: string, services: Services): Promise<Erasing> {
  // Before anything is gone: where answers cannot be read, the receipt would be lost.
  const reader = await import('./erasure-answer').catch((error: unknown) => {
    logFailure('Part of the page could not be loaded', error);
    return undefined;
  });
  if (reader === undefined) return { kind: 'failed', text: MESSAGES.accountNotDeleted };

  const number = erasureNumber(uid);
  const request = endpointRequest('DELETE /api/profile/{uid}', { params: { uid }, idempotencyKey: number });
  const { data, error } = await send(request, services);
  const answered = reader.receiptIn(data);
  if (answered !== undefined) return { kind: 'erased', receipt: answered };

  const kind = whyNot(error);
  const receipt = kind === 'failed' ? undefined : await findReceipt(number, services);
  if (receipt !== undefined) return { kind: 'erased', receipt };
  return { kind, text: failureText(error, MESSAGES.accountNotDeleted) };
}
