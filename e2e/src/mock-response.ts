import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';

export interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

interface FetchPatch {
  readonly urlPart: string;
  readonly method: string | null;
  readonly response: MockResponse;
  /** Name of an exposed function: returns true on its first call only, also across documents. */
  readonly claimName: string;
}

/** Runs in the page: responds to the first fetch whose URL contains `urlPart`, of any method or of `method`. */
function patchFetch({ urlPart, method, response, claimName }: FetchPatch): void {
  const originalFetch = window.fetch.bind(window);
  const functions = window as unknown as Readonly<Record<string, (() => Promise<boolean>) | undefined>>;
  const isFirst = async (): Promise<boolean> => (await functions[claimName]?.()) === true;
  window.fetch = async (input, init) => {
    const hasMethod = method === null || method === (init?.method ?? 'GET');
    if (typeof input !== 'string' || !input.includes(urlPart) || !hasMethod || !(await isFirst()))
      return originalFetch(input, init);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(response.body), { status: response.status, headers });
  };
}

/**
 * Mocks the response to the page's next `fetch` whose URL contains `urlPart`, of any method or of `method`. Survives
 * navigation; requests that the browser makes itself are not intercepted.
 */
export async function mockNextResponse(
  page: Page,
  urlPart: string,
  response: MockResponse,
  method: string | null = null,
): Promise<void> {
  const claimName = `mockResponse_${randomUUID().replaceAll('-', '')}`;
  let isClaimed = false;
  await page.exposeFunction(claimName, () => {
    const isFirst = !isClaimed;
    isClaimed = true;
    return isFirst;
  });
  const patch = { urlPart, method, response, claimName };
  await page.evaluateOnNewDocument(patchFetch, patch);
  await page.evaluate(patchFetch, patch);
}
