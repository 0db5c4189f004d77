import type { Person } from './person.js';

/**
 * Opens a path and delays its `fetch` requests whose URL contains `urlPart`, so that the page keeps loading. Returns a
 * function that releases them.
 */
export async function openWithDelayedRequests(
  person: Person,
  path: string,
  urlPart: string,
): Promise<() => Promise<unknown>> {
  const { page } = person;
  const { identifier } = await page.evaluateOnNewDocument((delayedPart) => {
    const originalFetch = window.fetch.bind(window);
    const released = new Promise((resolve) => window.addEventListener('release-requests', resolve, { once: true }));
    window.fetch = async (input, init) => {
      if (typeof input === 'string' && input.includes(delayedPart)) await released;
      return originalFetch(input, init);
    };
  }, urlPart);
  await person.open(path);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return () => page.evaluate(() => window.dispatchEvent(new Event('release-requests')));
}

const SLOW_LOADING_TEXT = 'This is taking longer than usual…';

/** Opens a path whose requests with `urlPart` in their URL never complete, and waits for the slow loading message. */
export async function openWithStalledRequests(person: Person, path: string, urlPart: string): Promise<void> {
  await openWithDelayedRequests(person, path, urlPart);
  await person.expectText(SLOW_LOADING_TEXT);
}
