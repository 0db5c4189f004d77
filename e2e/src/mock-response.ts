import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import type { Person } from './person.js';

export interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

interface FetchPatch {
  readonly urlPart: string;
  readonly method: string | null;
  readonly response: MockResponse;
  /** Name of an exposed function: returns true on its first calls only, also across documents. */
  readonly claimName: string;
}

/** Runs in the page: responds to the first fetches whose URL contains `urlPart`, of any method or of `method`. */
function patchFetch({ urlPart, method, response, claimName }: FetchPatch): void {
  const originalFetch = window.fetch.bind(window);
  const functions = window as unknown as Readonly<Record<string, (() => Promise<boolean>) | undefined>>;
  const claimResponse = async (): Promise<boolean> => (await functions[claimName]?.()) === true;
  window.fetch = async (input, init) => {
    const hasMethod = method === null || method === (init?.method ?? 'GET');
    if (typeof input !== 'string' || !input.includes(urlPart) || !hasMethod || !(await claimResponse()))
      return originalFetch(input, init);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(response.body), { status: response.status, headers });
  };
}

/** Exposes the function of a patch to the page. */
async function createPatch(
  page: Page,
  patch: Omit<FetchPatch, 'claimName'>,
  responseCount: number,
): Promise<FetchPatch> {
  const claimName = `mockResponse_${randomUUID().replaceAll('-', '')}`;
  let claimCount = 0;
  await page.exposeFunction(claimName, () => {
    claimCount += 1;
    return claimCount <= responseCount;
  });
  return { ...patch, claimName };
}

/**
 * Mocks the response to the page's next `fetch` whose URL contains `urlPart`, or to its next `count` ones. Survives navigation; requests that the
 * browser makes itself are not intercepted. If the next step opens a path, use `openWithResponse`: a late request of
 * the current page would get the response.
 */
export async function mockNextResponse(page: Page, urlPart: string, response: MockResponse, count = 1): Promise<void> {
  const patch = await createPatch(page, { urlPart, method: null, response }, count);
  await page.evaluateOnNewDocument(patchFetch, patch);
  await page.evaluate(patchFetch, patch);
}

/**
 * Opens a path and mocks the response to its first `fetch` whose URL contains `urlPart`, or to its first `count` ones;
 * of any method or of `method`.
 */
export async function openWithResponse(
  person: Person,
  path: string,
  urlPart: string,
  response: MockResponse,
  { method = null, count = 1 }: { readonly method?: string | null; readonly count?: number } = {},
): Promise<void> {
  const patch = await createPatch(person.page, { urlPart, method, response }, count);
  await person.page.evaluateOnNewDocument(patchFetch, patch);
  await person.open(path);
}
