import { checkScreens } from './check-screens.js';
import { mockNextResponse, openWithResponse } from './mock-response.js';
import { openWithStalledRequests } from './delay-requests.js';
import type { Person } from './person.js';
import type { Screen } from './screen.js';

/** Defines a screen of a user who has applications. `name` follows `applications` in its full name. */
const defineScreen = (
  name: string,
  show: (person: Person) => Promise<void>,
  options: Partial<Screen> = {},
): Screen => ({
  name: `applications${name}`,
  viewer: 'applicant',
  show,
  ...options,
});

const openBoard = async (person: Person): Promise<void> => {
  await person.open('/applications');
  await person.expectText('Where they stand');
};

const openListWithSelection = async (person: Person): Promise<void> => {
  await person.open('/applications?view=list');
  await person.expectText('Select all 9');
  await person.click('checkbox', 'Select Software Engineer, Data, Quill Systems');
  await person.expectText('1 selected');
};

const openApplication = async (person: Person): Promise<void> => {
  await person.open('/applications?q=kestrel&view=list');
  await person.followLink('Backend Engineer');
  await person.expectVisible('heading', 'Next step');
};

/** Every visual state of the applications. */
checkScreens([
  {
    name: 'applications-empty',
    viewer: 'sparse-profile',
    show: async (person) => {
      await person.open('/applications');
      await person.expectText('Keep every application in one place');
    },
  },
  defineScreen('-loading', (person) => openWithStalledRequests(person, '/applications', '/api/applications/')),
  defineScreen('-failed', async (person) => {
    await openWithResponse(person, '/applications', '/api/applications/', {
      status: 400,
      body: { error: 'No', code: 'test' },
    });
    await person.expectText('Your applications could not be loaded.');
  }),
  defineScreen('', openBoard),
  // Scrolls again at each width, where the list is elsewhere: otherwise the sticky header could cover a part of it.
  {
    ...defineScreen('-changes', async (person) => {
      await openBoard(person);
      const title = await person.page.waitForSelector('::-p-xpath(//h2[.="Recent changes"])');
      await title?.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    }),
    shouldReopenPerWidth: true,
  },
  defineScreen(
    '-move',
    async (person) => {
      await person.open('/applications?stage=applied');
      await person.press('Move Software Engineer, Data, Quill Systems');
      await person.expectVisible('menuitem', 'No answer');
    },
    { shouldReopenPerWidth: true },
  ),
  defineScreen('-list', openListWithSelection),
  defineScreen('-none-found', async (person) => {
    await person.open('/applications?view=list&q=nothing-like-this');
    await person.expectText('No application matches.');
  }),
  defineScreen('-report', async (person) => {
    await person.open('/applications');
    await person.press('Get report');
    await person.expectVisible('dialog', 'Get report');
  }),
  defineScreen('-add', async (person) => {
    await person.open('/applications?edit=new');
    await person.expectVisible('dialog', 'Add application');
  }),
  defineScreen('-add-invalid', async (person) => {
    await person.open('/applications?edit=new');
    await person.pressIn('dialog', 'Add application');
    await person.expectText('Please enter the title of the job.');
  }),
  defineScreen('-add-read', async (person) => {
    await person.open('/applications?edit=new');
    const body = { title: 'Backend Engineer', company: 'Kestrel Labs', text: 'Own the booking services.' };
    await mockNextResponse(person.page, '/api/postings/read', { status: 200, body });
    await person.fill('Address of the posting', 'https://careers.kestrel-labs.example/jobs/2214');
    await person.press('Fill in from page');
    await person.expectText('Filled in from the page.');
  }),
  defineScreen('-add-unreadable', async (person) => {
    await person.open('/applications?edit=new');
    await person.fill('Address of the posting', 'https://localhost/jobs/2214');
    await person.press('Fill in from page');
    await person.expectText('This page could not be opened.');
  }),
  // The applicant has this posting.
  defineScreen('-add-same', async (person) => {
    await person.open('/applications?edit=new');
    await person.fill('Title', 'Backend Engineer');
    await person.fill('Company', 'Kestrel Labs');
    await person.pressIn('dialog', 'Add application');
    await person.expectText('This job is already in your applications');
  }),
  defineScreen('-one', openApplication),
  defineScreen('-one-end', async (person) => {
    await openApplication(person);
    await person.page.click('.tr-posting + button');
    await person.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }),
  defineScreen('-sent', async (person) => {
    await openApplication(person);
    await person.expectVisible('image', 'First page of the CV');
    await person.page.click('.tr-checksums summary');
    await person.expectText('SHA-256 checksums');
  }),
  defineScreen('-sent-compared', async (person) => {
    await openApplication(person);
    await person.press('Compare with today');
    await person.expectText('Your profile says the same as what was sent.');
  }),
  defineScreen('-next-step', async (person) => {
    await openApplication(person);
    await person.press('Edit Technical interview');
    await person.expectVisible('dialog', 'Edit next step');
  }),
  defineScreen('-salary', async (person) => {
    await openApplication(person);
    await person.press('Add salary');
    await person.expectVisible('dialog', 'Add salary');
  }),
  defineScreen('-remove', async (person) => {
    await openApplication(person);
    await person.press('More actions, Backend Engineer');
    await person.click('menuitem', 'Remove application');
    await person.expectVisible('dialog', 'Remove this application?');
  }),
  defineScreen('-gone', async (person) => {
    await person.open('/applications/00000000-0000-4000-8000-000000000000');
    await person.expectText('This application is not here any more.');
  }),
]);
