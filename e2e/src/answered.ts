import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Patch {
  readonly part: string;
  readonly answer: Answer;
  /** Name of an exposed function: returns true on its first call only, also across documents. */
  readonly take: string;
}

/** Runs in the page: answers the first fetch whose URL contains `part`. */
function patchFetch({ part, answer, take }: Patch): void {
  const fetch = window.fetch.bind(window);
  const functions = window as unknown as Readonly<Record<string, (() => Promise<boolean>) | undefined>>;
  const isFirst = async (): Promise<boolean> => (await functions[take]?.()) === true;
  window.fetch = async (asked, how) => {
    if (typeof asked !== 'string' || !asked.includes(part) || !(await isFirst())) return fetch(asked, how);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  };
}

/**
 * Mocks the response to the page's next `fetch` whose URL contains `part`. Survives navigation; requests that the browser
 * makes itself are not intercepted.
 */
export async function answersNext(page: Page, part: string, answer: Answer): Promise<void> {
  const take = `answer_${randomUUID().replaceAll('-', '')}`;
  let isGiven = false;
  await page.exposeFunction(take, () => {
    const isFirst = !isGiven;
    isGiven = true;
    return isFirst;
  });
  const patch = { part, answer, take };
  await page.evaluateOnNewDocument(patchFetch, patch);
  await page.evaluate(patchFetch, patch);
}
