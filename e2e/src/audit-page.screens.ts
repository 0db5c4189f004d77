import type { Page } from 'puppeteer';
import { findAxeViolations } from './audit-page.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { waitUntilStill } from './page-stillness.js';
import { emulateVariant, PAGE_VARIANTS } from './page-variants.js';

let chromium: TestBrowser;
let page: Page;
beforeAll(async () => {
  chromium = await openBrowser();
  page = await chromium.newPage(360);
});
afterAll(() => chromium.close());

/** Shows a page with a sticky bar at the top and one at the bottom, longer than the viewport. */
const showContent = (content: string): Promise<void> =>
  page.setContent(`<!doctype html>
    <html lang="en">
      <head>
        <title>Test</title>
        <style>
          body { margin: 0 }
          button { display: block; width: 40px; height: 40px; padding: 0; font-size: 16px }
          header, footer { position: sticky; z-index: 1; padding: 8px; background: white }
          header { top: 0 }
          footer { bottom: 0 }
        </style>
      </head>
      <body>
        <header><button>Menu</button></header>
        <main><h1>Test</h1>${content}<p style="height: 2000px">Text</p></main>
        <footer><button>Next</button></footer>
      </body>
    </html>`);

const scrollTo = (top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);

it('accepts targets of which sticky bars cover a part at some scroll position', async () => {
  await showContent('<button>One</button>'.repeat(40));
  for (let top = 0; top < 200; top += 25) {
    await scrollTo(top);
    expect({ top, violations: await findAxeViolations(page) }).toEqual({ top, violations: [] });
    // The bars stick again after the audit.
    expect(await page.$eval('header', (bar) => bar.getBoundingClientRect().top)).toBe(0);
  }
});

it('finds targets that their neighbors cover at every scroll position', async () => {
  await showContent('<button>One</button><button style="margin-top: -25px">Two</button>');
  expect(await findAxeViolations(page)).toEqual([expect.stringContaining('target-size at button')]);
});

it('waits until a page has scrolled', async () => {
  await emulateVariant(page, PAGE_VARIANTS[0]); // Motion is not reduced.
  await showContent('');
  // With braces: `scrollTo` returns a promise in newer browsers, and `evaluate` would wait for it.
  await page.evaluate(() => {
    window.scrollTo({ top: 1_000, behavior: 'smooth' });
  });
  await waitUntilStill(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1_000);
});

it('waits until content that loads later is in its place', async () => {
  await showContent('<div id="list"></div>');
  await page.evaluate(() => {
    const list = document.getElementById('list');
    let frames = 0;
    const grow = (): void => {
      list?.insertAdjacentHTML('beforeend', '<p>Line</p>');
      if ((frames += 1) < 20) requestAnimationFrame(grow);
    };
    grow();
  });
  await waitUntilStill(page);
  expect(await page.$$eval('#list p', (lines) => lines.length)).toBe(20);
});

it('ignores what moves as long as it is shown', async () => {
  await showContent(`<style>@keyframes turn { to { rotate: 1turn } }</style>
    <div style="width: 20px; height: 30px; animation: turn 1s linear infinite"></div>`);
  await waitUntilStill(page);
});
