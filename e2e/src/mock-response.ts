import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';

interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

interface FetchPatch {
  readonly urlPart: string;
  readonly response: MockResponse;
  /** Name of an exposed function: returns true on its first call only, also across documents. */
  readonly claimName: string;
}

/** Runs in the page: responds to the first fetch whose URL contains `urlPart`. */
function patchFetch({ urlPart, response, claimName }: FetchPatch): void {
  const originalFetch = window.fetch.bind(window);
  const functions = window as unknown as Readonly<Record<string, (() => Promise<boolean>) | undefined>>;
  const isFirst = async (): Promise<boolean> => (await functions[claimName]?.()) === true;
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.includes(urlPart) || !(await isFirst())) return originalFetch(input, init);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(response.body), { status: response.status, headers });
  };
}

/**
 * Mocks the response to the page's next `fetch` whose URL contains `urlPart`. Survives navigation; requests that the
 * browser makes itself are not intercepted.
 */
export async function mockNextResponse(page: Page, urlPart: string, response: MockResponse): Promise<void> {
  const claimName = `mockResponse_${randomUUID().replaceAll('-', '')}`;
  let isClaimed = false;
  await page.exposeFunction(claimName, () => {
    const isFirst = !isClaimed;
    isClaimed = true;
    return isFirst;
  });
  const patch = { urlPart, response, claimName };
  await page.evaluateOnNewDocument(patchFetch, patch);
  await page.evaluate(patchFetch, patch);
}
