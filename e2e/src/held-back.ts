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
