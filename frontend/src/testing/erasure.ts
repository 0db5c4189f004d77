import type { AccountErased, ErasureReceipt } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { PROFILE_URL, errorBody } from './profile';
import { server } from './server';

/** An erasure receipt. */
export const RECEIPT: ErasureReceipt = {
  version: 1,
  id: '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11',
  account: 'q'.repeat(43),
  erasedAt: '2026-11-21T10:00:00.000Z',
  revision: 7,
  parts: ['account', 'history', 'keys'],
  keyId: 'k'.repeat(16),
  signature: 's'.repeat(86),
};

/** Creates the response to a deleted account. */
export const erasureResponse = (): Response =>
  HttpResponse.json({ message: 'Account deleted successfully', receipt: RECEIPT } satisfies AccountErased);

/** Responds to requests to delete Nadia's account; returns the requests. */
export function captureErasures(respond: (attempt: number) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  server.use(
    http.delete(PROFILE_URL, ({ request }) => {
      requests.push(request);
      return respond(requests.length);
    }),
  );
  return requests;
}

/** Creates the 404 of a receipt that does not exist (yet). */
export const receiptNotFound = (): Response =>
  HttpResponse.json(errorBody('No such receipt', 'not-found'), { status: 404 });

/** Responds to requests for erasure receipts; returns the requests. */
export function captureReceiptRequests(
  respond: (attempt: number) => Response | Promise<Response> = receiptNotFound,
): Request[] {
  const requests: Request[] = [];
  server.use(
    http.get('http://localhost/api/erasure-receipts/:id', ({ request }) => {
      requests.push(request);
      return respond(requests.length);
    }),
  );
  return requests;
}

/** Delays a response until `release` is called. */
export function deferResponse(respond: () => Response): {
  readonly respond: () => Promise<Response>;
  readonly release: () => void;
} {
  let resolveRelease = (): void => undefined;
  const released = new Promise<void>((resolve) => (resolveRelease = resolve));
  return { respond: () => released.then(respond), release: () => resolveRelease() };
}
