import type { Person } from './person.js';

/**
 * Opens an address whose page holds back what it asks for at addresses that have `part` in them, so that it goes on
 * waiting. What comes back lets it go.
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

/** The text of a wait that is longer than a second. */
const TAKES_LONGER = 'This is taking longer than usual…';

/** Opens an address that waits for what has `part` in its address, until the page says that it takes longer. */
export async function opensSlowly(person: Person, path: string, part: string): Promise<void> {
  await opensHeldBack(person, path, part);
  await person.reads(TAKES_LONGER);
}
