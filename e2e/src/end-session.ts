import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { HTTPRequest, Page } from 'puppeteer';

/** Tokens carry the time of sign-in in whole seconds; one of the second of the revocation stays valid. */
const TOKEN_CLOCK_MS = 1_100;
/** For so long an API takes a token for valid that it has verified (decision 044). */
const TOKEN_CACHE_MS = 5_100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Revokes every token that an account has so far, as an operator does: the API answers 401 until the next sign-in. */
export async function revokeTokens(uid: string): Promise<void> {
  await pause(TOKEN_CLOCK_MS);
  const emulator = testVariable('FIREBASE_AUTH_EMULATOR_HOST');
  const path = 'identitytoolkit.googleapis.com/v1/projects/demo-trackrecord/accounts:update';
  const response = await fetch(`http://${emulator}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000)) }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`revoking failed: ${response.status} ${await response.text()}`);
  await pause(TOKEN_CACHE_MS);
}

/** Refuses to renew the tokens of a page, as Google does after a revocation; the emulator renews them all the same. */
export async function refuseTokenRenewal(page: Page): Promise<void> {
  const body = JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } });
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (request.url().includes('/securetoken.googleapis.com/'))
      void request.respond({ status: 400, contentType: 'application/json', body });
    else void request.continue();
  });
}
