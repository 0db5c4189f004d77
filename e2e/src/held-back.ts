import type { Person } from './person.js';

/**
 * Opens a path and delays its `fetch` requests whose URL contains `part`, so that the page keeps loading. Returns a function
 * that releases them.
 */
export async function opensHeldBack(person: Person, path: string, part: string): Promise<() => Promise<unknown>> {
  const { page } = person;
  const { identifier } = await page.evaluateOnNewDocument((held) => {
    const fetch = window.fetch.bind(window);
    const letGo = new Promise((resolve) => window.addEventListener('let-go', resolve, { once: true }));
    window.fetch = async (asked, how) => {
      if (typeof asked === 'string' && asked.includes(held)) await letGo;
      return fetch(asked, how);
    };
  }, part);
  await person.opens(path);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return () => page.evaluate(() => window.dispatchEvent(new Event('let-go')));
}

const TAKES_LONGER = 'This is taking longer than usual…';

/** Opens a path whose requests with `part` in their URL never complete, and waits for the slow loading message. */
export async function opensSlowly(person: Person, path: string, part: string): Promise<void> {
  await opensHeldBack(person, path, part);
  await person.reads(TAKES_LONGER);
}
