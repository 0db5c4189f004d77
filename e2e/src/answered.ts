import type { HTTPRequest, Page } from 'puppeteer';

/** An answer in place of that of the server. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers the next request of a page whose address has this in it, in place of the server. */
export async function answersNext(page: Page, part: string, { status, body }: Answer): Promise<void> {
  const answer = (request: HTTPRequest): void => {
    if (!request.url().includes(part)) return void request.continue();
    page.off('request', answer);
    void request
      .respond({ status, contentType: 'application/json', body: JSON.stringify(body) })
      .then(() => page.setRequestInterception(false));
  };
  await page.setRequestInterception(true);
  page.on('request', answer);
}
