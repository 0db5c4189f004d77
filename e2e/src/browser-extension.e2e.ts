import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApplicationDetails, ApplicationList } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { findAxeViolations, findOverflow } from './audit-page.js';
import { createMinRevisionHeader } from './event-log.js';
import { type ExtensionBrowser, openExtensionBrowser } from './extension-browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';
import { readZipEntries } from './zip-reader.js';

const origin = testVariable('BASE_URL');

const toScript = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const POSTING = {
  '@type': 'JobPosting',
  title: 'Cook &amp; Baker',
  hiringOrganization: { name: 'The Inn' },
  jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
  baseSalary: { currency: 'INR', value: { minValue: 40_000, maxValue: 50_000, unitText: 'MONTH' } },
  description: '&lt;p&gt;Cook for guests.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Bake&lt;/li&gt;&lt;/ul&gt;',
  validThrough: '2026-12-24',
};
const ATTACK = '<img src=x onerror="top.pwned=1;fetch(\'/stolen\')"><script>top.pwned=1</script>';

/** The pages of a job site, most of them hostile. */
const PAGES: Readonly<Record<string, string>> = {
  '/job': `<title>Some title</title>${toScript('{broken')}${toScript({ '@graph': [{ '@type': 'WebSite' }, POSTING] })}`,
  '/plain': '<title>Waiter wanted - Bistro</title><nav>Menu</nav><main><h1>Waiter</h1><p>Serve guests.</p></main>',
  '/attack': `<title>${ATTACK.replaceAll('<', '&lt;')}</title>${toScript({
    ...POSTING,
    title: `Evil ${ATTACK.replaceAll('</script>', '<\\/script>')}`,
    hiringOrganization: { name: '\u202Egnitnuh daeH \u0007' },
    description: ATTACK.replace('</script>', '&lt;/script>'),
    url: 'javascript:alert(1)',
  })}<script>Document.prototype.querySelectorAll = () => { throw new Error('tampered'); }; JSON.parse = () => 1;</script>`,
  '/clobbered': `<title>T</title><img name="querySelectorAll"><img name="querySelector"><img name="body"><img name="title">
    <form role="main"><input name="innerText" value="fake">Real text</form>${toScript({
      ...POSTING,
      title: 'Pastry cook',
      description: '<form><input name="childNodes"><input name="tagName">Cook for guests.</form>',
    })}`,
  '/microdata': `<title>Jobs</title><form itemscope itemtype="http://schema.org/JobPosting">
    <input name="outerHTML"><input name="childNodes"><input name="attributes">
    <h1 itemprop="title">Night porter</h1><p itemprop="hiringOrganization" itemscope><b itemprop="name">The Inn</b></p>
    <div itemprop="description"><p>Keep the keys.</p><script>top.pwned=1</script></div></form><p>Cookies</p>`,
  '/huge': `<title>${'x'.repeat(5_000)}</title><main>${'y'.repeat(200_000)}</main>${toScript(`"${'z'.repeat(600_000)}"`)}`,
  '/main': `<title>(3) Jobs</title><link rel="canonical" href="/main">${toScript(
    `//<![CDATA[\n${JSON.stringify({ ...POSTING, title: 'Waiter', url: '/waiter' })};\n//]]>`,
  )}${toScript({ ...POSTING, title: 'Chef', '@id': '/main#posting', description: 'Cook:\n- rice\n- dal' })}`,
  '/app': `<title>Cook</title><main><h1>Cook</h1>Cook for guests.</main>${toScript({ ...POSTING, title: 'Cook' })}
    <script>addEventListener('click', () => {
      history.pushState({}, '', '/app/waiter');
      document.title = '(2) Waiter';
      document.querySelector('main').innerHTML = '<h1>Waiter</h1>Serve guests.';
    });</script>`,
  '/frames': `<title>Careers</title><main><h1>Careers</h1><x-posting></x-posting>
    <iframe src="/part" width="400" height="300"></iframe></main>
    <script>document.querySelector('x-posting').attachShadow({ mode: 'open' }).innerHTML =
      '<style>p { color: red }</style><svg><iframe></iframe></svg><p>Knead dough.</p>';</script>`,
  '/part': '<title>Part</title><nav>Menu</nav><main><p>Bake bread.</p></main>',
  '/foreign': `<title>Careers</title><h1>Careers</h1>
    <script>document.write('<iframe width="400" height="300" src="http://localhost:' + location.port + '/job"></iframe>');</script>`,
  '/list': `<title>All jobs</title>${toScript([POSTING, { ...POSTING, title: 'Waiter' }])}`,
};

let site: Server;
let siteOrigin: string;
const requests: string[] = [];
let chromium: ExtensionBrowser;
let person: Person;
let user: TestUser;

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    requests.push(url);
    const page = PAGES[url.split('?', 1).join().replace(/\/$/, '')];
    response
      .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html>${page ?? ''}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  chromium = await openExtensionBrowser(origin);
  person = new Person(chromium.page, origin);
  user = await createMember(origin);
  await openSignedIn(person, user);
});
afterAll(async () => {
  await chromium.close();
  site.close();
});

const waitForMessage = (popup: Page, text: string) =>
  popup.waitForFunction(
    (expected) => document.getElementById('message')?.textContent.includes(expected) === true,
    // A popup draws no frames while it is not visible.
    { polling: 100 },
    text,
  );
const readField = (popup: Page, id: string): Promise<string> =>
  popup.$eval(`#${id}`, (field) => (field as HTMLInputElement).value);
const readFacts = (popup: Page): Promise<string> => popup.$eval('#facts', (facts) => (facts as HTMLElement).innerText);
/** Replaces the value of a field. */
async function fill(popup: Page, id: string, value: string): Promise<void> {
  await popup.locator(`#${id}`).fill(value);
}

/** Checks the popup in both themes. */
async function expectAccessible(popup: Page): Promise<void> {
  for (const value of ['light', 'dark']) {
    await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect([await findAxeViolations(popup), await findOverflow(popup)]).toEqual([[], []]);
  }
}

/** Creates a pairing code on the extensions page, and types it into the extension. */
async function connect(): Promise<void> {
  await person.open('/extensions');
  await person.press('Create code');
  await person.expectText('For one browser. Valid until');
  const code = await chromium.page.$eval('.tr-code [aria-hidden]', ({ textContent }) => textContent);
  const popup = await chromium.openPopup();
  expect(await readField(popup, 'origin')).toBe(origin);
  await expectAccessible(popup);
  await fill(popup, 'code', code.toLowerCase());
  await popup.click('#connect button');
  await waitForMessage(popup, 'This browser is connected. Open a job');
  await popup.close();
  await person.expectText('Chromium on Linux is connected.');
}

async function openPopupOn(path: string): Promise<Page> {
  await chromium.page.goto(siteOrigin + path);
  return chromium.openPopup();
}

const createReadHeaders = async () => ({
  ...authHeaders(user),
  ...(await createMinRevisionHeader(`applications-${user.uid}`, user.uid)),
});

/** Saves what the popup shows, and returns the application. */
async function save(popup: Page): Promise<ApplicationDetails> {
  await popup.click('#save button[type=submit]');
  await popup.waitForSelector('#saved:not([hidden])');
  const id = await popup.$eval('#open', (link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1));
  await popup.close();
  const response = await fetch(`${origin}/api/applications/${user.uid}/${String(id)}`, {
    headers: await createReadHeaders(),
  });
  return readJson(response);
}

const fetchApplications = async (): Promise<ApplicationList> => {
  const response = await fetch(`${origin}/api/applications/${user.uid}`, { headers: await createReadHeaders() });
  return readJson(response);
};

it('asks for no permission to read pages that it is not clicked on', async () => {
  const zip = Buffer.from(await (await fetch(`${origin}/save-to-trackrecord.zip`)).arrayBuffer());
  const files = readZipEntries(zip);
  expect([...files.keys()]).toEqual(['icon.png', 'manifest.json', 'popup.css', 'popup.html', 'popup.js']);
  const { permissions, ...manifest } = JSON.parse(String(files.get('manifest.json'))) as Record<string, unknown>;
  expect(permissions).toEqual(['activeTab', 'scripting', 'storage']);
  expect(Object.keys(manifest).filter((name) => /host|content_scripts|background|externally/.test(name))).toEqual([]);
  expect(String(files.get('popup.js'))).not.toMatch(
    /\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|eval\(/,
  );
});

it('rejects a wrong code and an insecure address, and connects with a right one', async () => {
  await chromium.page.goto(`${siteOrigin}/plain`);
  const popup = await chromium.openPopup();
  expect(await readField(popup, 'origin')).toBe('');
  await fill(popup, 'origin', 'http://jobs.example.com');
  await fill(popup, 'code', 'K7Q2-9XMD');
  await popup.click('#connect button');
  await waitForMessage(popup, 'https://');
  await fill(popup, 'origin', origin);
  await popup.click('#connect button');
  await waitForMessage(popup, 'This code is not valid.');
  await popup.close();
  const reopened = await chromium.openPopup();
  expect([await readField(reopened, 'origin'), await readField(reopened, 'code')]).toEqual([origin, 'K7Q2-9XMD']);
  await reopened.close();
  await connect();
});

it('saves the posting of a page, with what the user changed before the popup closed', async () => {
  const first = await openPopupOn('/job?id=1');
  await fill(first, 'company', 'The Old Inn');
  await first.close();
  const other = await openPopupOn('/plain');
  expect(await readField(other, 'company')).toBe('');
  await other.close();
  const popup = await openPopupOn('/job?id=1#apply');
  await expectAccessible(popup);
  expect([await readField(popup, 'title'), await readField(popup, 'company')]).toEqual(['Cook & Baker', 'The Old Inn']);
  expect(await readFacts(popup)).toMatch(/Pune, India[^]*INR 40,000–50,000 a month[^]*2026-12-24/);
  const { application, text } = await save(popup);
  expect(application).toMatchObject({
    source: 'extension',
    moves: [{ stage: 'saved' }],
    posting: {
      title: 'Cook & Baker',
      company: 'The Old Inn',
      location: 'Pune, India',
      salary: 'INR 40,000–50,000 a month',
      applyBy: '2026-12-24',
      url: `${siteOrigin}/job?id=1#apply`,
    },
  });
  expect(text).toBe('Cook for guests.\n\n• Bake');
  await person.open('/extensions');
  await person.expectText('1 job saved');
});

it('says that a posting was saved before, opens it, and saves another if the user insists', async () => {
  const popup = await openPopupOn('/job/?utm_source=mail&id=1');
  await popup.click('#save button[type=submit]');
  await waitForMessage(
    popup,
    'This job is already in your applications, Cook & Baker at The Old Inn (Saved): open it.',
  );
  await expectAccessible(popup);
  const { items } = await fetchApplications();
  expect(items).toHaveLength(1);
  const address = await popup.$eval('#message a', (link) => link.href);
  expect(address).toBe(`${origin}/applications/${items[0]?.id ?? ''}`);
  await popup.click('#save-anyway');
  await popup.waitForSelector('#saved:not([hidden])');
  await popup.close();
  expect((await fetchApplications()).items).toHaveLength(2);
  await chromium.page.goto(address);
  await person.expectVisible('heading', 'Cook & Baker');
});

it('saves the title and the text of a page without a posting, or with several', async () => {
  const popup = await openPopupOn('/plain');
  expect(await readField(popup, 'title')).toBe('Waiter wanted - Bistro');
  expect(await readField(popup, 'company')).toBe('');
  await fill(popup, 'company', 'Bistro');
  expect((await save(popup)).text).toBe('Waiter\n\nServe guests.');
  const results = await openPopupOn('/list');
  expect(await readField(results, 'title')).toBe('All jobs');
  await results.close();
});

it('the popup runs no script of a hostile page, and saves its content as plain text', async () => {
  requests.splice(0);
  const popup = await openPopupOn('/attack');
  const title = await readField(popup, 'title');
  expect(title).toMatch(/^Evil/);
  expect(await readField(popup, 'company')).toBe('gnitnuh daeH');
  expect(await popup.evaluate(() => [document.images.length, 'pwned' in window])).toEqual([0, false]);
  const { application, text } = await save(popup);
  expect(application.posting.url).toBe(`${siteOrigin}/attack`);
  expect(text).not.toMatch(/onerror|pwned/);
  expect(requests.filter((url) => url !== '/attack' && url !== '/favicon.ico')).toEqual([]);
});

it('reads a page whose named elements hide methods of the document (DOM clobbering)', async () => {
  const popup = await openPopupOn('/clobbered');
  expect(await readField(popup, 'title')).toBe('Pastry cook');
  expect((await save(popup)).text).toBe('Cook for guests.');
});

it('reads microdata, also in a form whose named fields hide its properties (DOM clobbering)', async () => {
  const popup = await openPopupOn('/microdata');
  expect([await readField(popup, 'title'), await readField(popup, 'company')]).toEqual(['Night porter', 'The Inn']);
  expect((await save(popup)).text).toBe('Keep the keys.');
});

it('reads the main posting of several, not that of a page shown before, and what frames and shadow roots show', async () => {
  const main = await openPopupOn('/main');
  expect(await readField(main, 'title')).toBe('Chef');
  expect((await save(main)).text).toBe('Cook:\n- rice\n- dal');
  const before = await openPopupOn('/app');
  expect([await readField(before, 'title'), await readField(before, 'company')]).toEqual(['Cook', 'The Inn']);
  await before.close();
  await chromium.page.click('main');
  await chromium.page.waitForFunction(() => document.title === '(2) Waiter');
  const after = await chromium.openPopup();
  expect([await readField(after, 'title'), await readField(after, 'company')]).toEqual(['Waiter', '']);
  await after.close();
  const frames = await openPopupOn('/frames');
  await fill(frames, 'company', 'The Inn');
  expect((await save(frames)).text).toBe('Careers\n\nKnead dough.\n\nBake bread.');
  const foreign = await openPopupOn('/foreign');
  await waitForMessage(foreign, 'The posting is in a frame of localhost:');
  await expectAccessible(foreign);
  expect(await foreign.$eval('#message a', (link) => link.pathname)).toBe('/job');
  await foreign.close();
});

it('truncates titles to 200 and texts to 50,000 characters', async () => {
  const popup = await openPopupOn('/huge');
  expect(await readField(popup, 'title')).toHaveLength(200);
  expect(await readFacts(popup)).toContain('50,000 characters');
  await fill(popup, 'company', 'Long');
  expect((await save(popup)).text).toHaveLength(50_000);
});

it('shows a message when a page cannot be read', async () => {
  await chromium.page.goto('chrome://version');
  const popup = await chromium.openPopup();
  await waitForMessage(popup, 'This page cannot be read.');
  await popup.close();
});

it('asks to connect again after the browser was disconnected', async () => {
  await person.open('/extensions');
  await person.press('Disconnect Chromium on Linux');
  await person.expectVisible('alertdialog', 'Disconnect Chromium on Linux?');
  await person.press('Disconnect');
  await person.expectToast('Browser disconnected');
  const applicationCount = (await fetchApplications()).items.length;
  const popup = await openPopupOn('/job');
  await popup.click('#save button[type=submit]');
  await waitForMessage(popup, 'no longer connected');
  await popup.waitForSelector('#connect:not([hidden])');
  await popup.close();
  expect((await fetchApplications()).items).toHaveLength(applicationCount);
});
