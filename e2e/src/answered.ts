import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';

/** An answer in place of that of the server. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Patch {
  readonly part: string;
  readonly answer: Answer;
  /** A function of the page that tells whether the answer is still to be given, and then takes it. */
  readonly take: string;
}

/** Runs in the page: the first fetch of an address with `part` in it gets the answer. */
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
 * Answers the next request of a page whose address has this in it, in place of the server; also in the documents that
 * the page opens until then. Only requests that the client makes itself, by `fetch`.
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
