import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { HTTPRequest, Page } from 'puppeteer';

/**
 * A token issued in the second of the revocation stays valid, because tokens have a resolution of one second. With a
 * margin.
 */
const TOKEN_RESOLUTION_MS = 1_100;
/** How long the APIs cache verified tokens (decision 044), with a margin. */
const TOKEN_CACHE_TTL_MS = 5_100;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Revokes all tokens of an account. Afterwards the API responds with 401 until the next sign-in. */
export async function revokeTokens(uid: string): Promise<void> {
  await sleep(TOKEN_RESOLUTION_MS);
  const emulator = testVariable('FIREBASE_AUTH_EMULATOR_HOST');
  const path = 'identitytoolkit.googleapis.com/v1/projects/demo-trackrecord/accounts:update';
  const response = await fetch(`http://${emulator}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000)) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`revoking failed: ${response.status} ${await response.text()}`);
  await sleep(TOKEN_CACHE_TTL_MS);
}

/** Rejects token refreshes of a page, as Google does after a revocation; the emulator does not. */
export async function rejectTokenRefresh(page: Page): Promise<void> {
  const body = JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } });
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (request.url().includes('/securetoken.googleapis.com/'))
      void request.respond({ status: 400, contentType: 'application/json', body });
    else void request.continue();
  });
}
