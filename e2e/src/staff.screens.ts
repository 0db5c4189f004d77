import { signIn } from '@trackrecord/platform/testing/test-stack';
import { waitForRendering } from './background-work.js';
import { checkScreens } from './check-screens.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { type MockResponse, mockNextResponse, openWithResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, SharedAccounts } from './screen.js';
import { endAccessSessions, ensureAccessSession, requestApproval, saveSkills } from './staff-api.js';
import { readStoredAccount } from './stored-session.js';

type Show = Screen['show'];

/** Defines a state of the page of support. Narrow screens show panels instead of columns. */
const defineSupportScreen = (name: string, show: Show): Screen => ({
  name: `staff-${name}`,
  viewer: 'support',
  shouldReopenPerWidth: true,
  show,
});

const defineAuditorScreen = (name: string, show: Show): Screen => ({ name: `staff-${name}`, viewer: 'auditor', show });

/** Defines a state of the list of sessions, which is below the requests for approval on narrow screens. */
const defineSessionsScreen = (name: string, show: Show): Screen => ({
  ...defineAuditorScreen(name, async (person, accounts) => {
    await show(person, accounts);
    await person.page.$eval('[aria-labelledby="sessions-title"]', (card) =>
      card.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
    );
  }),
  shouldReopenPerWidth: true,
});

/** Returns the path of a person's page; `moreQuery` is the rest of its query, such as `&panel=timeline`. */
const personPath = (uid: string, moreQuery = ''): string => `/staff/people?person=${uid}${moreQuery}`;

const errorBody = (code: string, error: string) => ({ error, message: error, code, requestId: 'request-1' });

/** Shows the card of the member while no access session is open. */
async function openCard(person: Person, { member }: SharedAccounts): Promise<void> {
  const support = await readStoredAccount(person.page);
  await endAccessSessions(support);
  await waitForRendering(person.origin, support, member.uid);
  await person.open(personPath(member.uid));
  await person.expectVisible('heading', 'Open an access session');
}

/** Fills the form that opens a session, and submits it. */
async function submitSessionForm(person: Person): Promise<void> {
  await person.fill('Ticket', 'SUP-1234');
  await person.fill('Reason', 'The save of the skills failed yesterday.');
  await person.press('Open session');
}

const PANELS = { timeline: '&panel=timeline', moment: '&panel=moment' } as const;

/** Shows the replay of the member. `moreQuery` is the rest of the query. */
async function openReplay(person: Person, { member }: SharedAccounts, moreQuery: string): Promise<void> {
  await ensureAccessSession(await readStoredAccount(person.page), member.uid);
  await person.open(personPath(member.uid, moreQuery));
  await person.expectVisible('heading', 'Replay');
}

const OUTDATED_REVISION = 0;

/** A save of the member that fails, between two that succeed: made once for all screens that show them. */
let failedSave: Promise<unknown> | undefined;
const failSave = ({ member }: SharedAccounts): Promise<unknown> =>
  (failedSave ??= (async () => {
    await saveSkills(member, ['Go', 'PostgreSQL', 'Kafka']);
    await saveSkills(member, ['Go', 'PostgreSQL', 'Terraform'], OUTDATED_REVISION);
    await saveSkills(member, ['Go', 'PostgreSQL', 'Kafka', 'Terraform']);
  })());

/** The short reference that an error message shows: only the first digits of a request number. */
const SHORT_REFERENCE = '03f6-77a3';

const CHANGES = `&show=changes${PANELS.timeline}`;

/** Shows a change in the replay of the member. */
async function openChange(person: Person, accounts: SharedAccounts): Promise<void> {
  await failSave(accounts);
  await openReplay(person, accounts, CHANGES);
  await person.page.locator('[role=option]').click();
  await person.page.locator('[aria-labelledby=item-title] .tr-diff').wait();
}

/** Opens the payload of a change, and waits for what is then shown. */
async function openPayload(
  person: Person,
  accounts: SharedAccounts,
  response: MockResponse,
  expectedText: string,
): Promise<void> {
  await openChange(person, accounts);
  await mockNextResponse(person.page, '/payload', response);
  await person.press('Open payload');
  await person.expectText(expectedText);
}

/** The payload of an experience, stored in an earlier version: nested, with a long text and one that does not break. */
function makePayload() {
  const stored = {
    experience: {
      title: 'Backend Engineer',
      company: 'Fernway Logistics',
      website: `https://fernway.example.com/${'about-'.repeat(20)}us`,
      description: `Moved the nightly import to a queue. ${'It no longer blocks the planning of routes. '.repeat(8)}`,
      skills: ['Go', 'PostgreSQL', 'Kafka'],
      current: true,
    },
  };
  const eventId = '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11';
  const upcast = { experience: { ...stored.experience, endDate: null } };
  return { eventId, type: 'ExperienceRevised', version: 1, stored, upcast };
}

const makeErasedCard = (uid: string) => ({
  uid,
  email: null,
  createdAt: null,
  lastSignInAt: null,
  providers: [],
  disabled: false,
  emailVerified: false,
  erasure: { id: '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11', state: 'erased', since: '2026-11-21T10:00:00.000Z' },
  streams: [],
  views: [],
  snapshots: 0,
  cv: null,
  matches: null,
  consent: null,
  sessions: [],
});

const makeQuarantinedCard = (uid: string) => ({
  ...makeErasedCard(uid),
  email: 'n•••@example.com',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastSignInAt: '2026-11-21T10:00:00.000Z',
  providers: ['password', 'google.com'],
  emailVerified: true,
  erasure: null,
  streams: [
    { stream: `profile-${uid}`, revision: 47, events: 48, lastAt: '2026-11-21T14:40:55.000Z' },
    { stream: `onboarding-${uid}`, revision: 12, events: 13, lastAt: '2026-11-20T10:00:00.000Z' },
  ],
  views: [
    { projection: 'profile', revision: 45, behind: 2, quarantined: null },
    {
      projection: 'onboarding',
      revision: 9,
      behind: 3,
      quarantined: { revision: 9, since: '2026-11-21T10:00:00.000Z', reason: 'Unknown event type StepPostponed' },
    },
  ],
  snapshots: 1,
  cv: { revision: 47, current: true },
  matches: { revision: 47 },
  consent: { until: '2026-12-21T10:00:00.000Z', isUsed: false },
});

/** Every visual state of the staff pages. */
checkScreens([
  defineSupportScreen('people', async (person) => {
    await person.open('/staff/people');
    await person.expectVisible('heading', 'People');
  }),
  defineSupportScreen('people-not-found', async (person) => {
    await person.open('/staff/people');
    await person.fill('Email, user id, reference or consent code', SHORT_REFERENCE);
    await person.press('Find');
    await person.expectText('no recorded request has this reference');
  }),
  defineSupportScreen('people-several', async (person) => {
    await person.open('/staff/people');
    await mockNextResponse(person.page, '/support/searches', {
      status: 200,
      body: { found: true, uid: 'W'.repeat(28), otherUids: ['i'.repeat(28)] },
    });
    await person.fill('Email, user id, reference or consent code', SHORT_REFERENCE);
    await person.press('Find');
    await person.expectVisible('button', 'i'.repeat(28));
  }),
  defineSupportScreen('people-failed', async (person) => {
    await person.open('/staff/people');
    await mockNextResponse(person.page, '/support/searches', {
      status: 429,
      body: errorBody('too-many-requests', 'Too many requests. Try again in 10 minutes.'),
    });
    await person.fill('Email, user id, reference or consent code', 'nadia@example.com');
    await person.press('Find');
    await person.expectText('Try again in 10 minutes.');
  }),
  defineSupportScreen('person-loading', async (person, { member }) => {
    await openWithDelayedRequests(person, personPath(member.uid), '/support/people/');
    await person.expectText('Loading the person');
  }),
  defineSupportScreen('person-failed', async (person, { member }) => {
    await person.open('/staff/people');
    await openWithResponse(person, personPath(member.uid), '/support/people/', {
      status: 422,
      body: errorBody('test', 'The request is not valid.'),
    });
    await person.expectText('This person could not be loaded.');
  }),
  defineSupportScreen('person', openCard),
  defineSupportScreen('person-quarantined', async (person, { member }) => {
    await person.open('/staff/people');
    await openWithResponse(person, personPath(member.uid), '/support/people/', {
      status: 200,
      body: makeQuarantinedCard(member.uid),
    });
    await person.expectText('Unknown event type StepPostponed');
  }),
  defineSupportScreen('person-erased', async (person, { member }) => {
    await person.open('/staff/people');
    await openWithResponse(person, personPath(member.uid), '/support/people/', {
      status: 200,
      body: makeErasedCard(member.uid),
    });
    await person.expectVisible('heading', 'Erased account');
  }),
  defineSupportScreen('session-form-invalid', async (person, accounts) => {
    await openCard(person, accounts);
    await person.press('Open session');
    await person.expectText('Please give a reason of at least 15 characters.');
  }),
  defineSupportScreen('step-up', async (person, accounts) => {
    await openCard(person, accounts);
    await mockNextResponse(person.page, '/sessions', {
      status: 401,
      body: errorBody('reauthenticate', 'Please confirm that it is you: sign in again.'),
    });
    await submitSessionForm(person);
    await person.expectVisible('dialog', 'Confirm that it is you');
  }),
  defineSupportScreen('approval-required', async (person, accounts) => {
    await openCard(person, accounts);
    await mockNextResponse(person.page, '/sessions', {
      status: 403,
      body: errorBody('approval-required', 'An auditor has to approve this access session first.'),
    });
    await submitSessionForm(person);
    await person.press('Ask for approval');
    await person.expectText('Waiting for an auditor.');
  }),
  defineSupportScreen('replay', async (person, accounts) => {
    await failSave(accounts);
    await openReplay(person, accounts, PANELS.timeline);
    await person.expectVisible('listbox', 'Timeline');
  }),
  defineSupportScreen('replay-moment', async (person, accounts) => {
    await openReplay(person, accounts, PANELS.moment);
    await person.expectText('Experience');
  }),
  defineSupportScreen('replay-failure', async (person, accounts) => {
    await failSave(accounts);
    await openReplay(person, accounts, `&show=failures${PANELS.timeline}`);
    await person.page.locator('[role=option]').click();
    await person.expectText('What the person was shown');
  }),
  defineSupportScreen('replay-change', openChange),
  defineSupportScreen('replay-payload', (person, accounts) =>
    openPayload(person, accounts, { status: 200, body: makePayload() }, 'As readers see it'),
  ),
  defineSupportScreen('replay-payload-sealed', (person, accounts) =>
    openPayload(person, accounts, { status: 403, body: errorBody('sealed', 'Sealed.') }, 'This payload stays sealed.'),
  ),
  defineSupportScreen('replay-payload-failed', async (person, accounts) => {
    const body = errorBody('access-not-recorded', 'Something went wrong. Please try again in a moment.');
    await openPayload(person, accounts, { status: 503, body }, 'Please try again in a moment.');
  }),
  defineSupportScreen('replay-compare', async (person, accounts) => {
    await openReplay(person, accounts, `&view=compare&compare=0${PANELS.moment}`);
    await person.expectText('From revision 0 to');
  }),
  defineSupportScreen('replay-onboarding', async (person, accounts) => {
    await openReplay(person, accounts, `&view=onboarding${PANELS.moment}`);
    await person.expectText('The wizard was never used.');
  }),
  defineSupportScreen('replay-cv', async (person, accounts) => {
    await openReplay(person, accounts, `&view=cv${PANELS.moment}`);
    await person.expectText('Renders the CV of revision');
  }),
  defineSupportScreen('replay-json', async (person, accounts) => {
    await openReplay(person, accounts, `&view=json${PANELS.moment}`);
    await person.expectText('"userId"');
  }),
  defineSupportScreen('replay-empty', async (person, accounts) => {
    await openReplay(person, accounts, PANELS.timeline);
    await openWithResponse(person, personPath(accounts.member.uid, `&show=jobs${PANELS.timeline}`), '/timeline', {
      status: 200,
      body: { items: [], next: null },
    });
    await person.expectText('No job has ended yet.');
  }),
  defineSupportScreen('replay-loading', async (person, accounts) => {
    await ensureAccessSession(await readStoredAccount(person.page), accounts.member.uid);
    await openWithDelayedRequests(person, personPath(accounts.member.uid, PANELS.timeline), '/timeline');
    await person.expectText('Loading the timeline');
  }),
  defineSupportScreen('replay-failed', async (person, accounts) => {
    await openReplay(person, accounts, PANELS.timeline);
    await openWithResponse(person, personPath(accounts.member.uid, PANELS.timeline), '/timeline', {
      status: 422,
      body: errorBody('test', 'Not valid.'),
    });
    await person.expectText('The timeline could not be loaded.');
  }),
  defineSupportScreen('session-ended', async (person, accounts) => {
    await waitForRendering(person.origin, await readStoredAccount(person.page), accounts.member.uid);
    await openReplay(person, accounts, PANELS.timeline);
    await person.pressByPrefix('End the session');
    await person.expectText('The access session was ended');
  }),
  defineSupportScreen('role-required', async (person) => {
    await person.open('/staff/access');
    await person.expectVisible('heading', 'This needs the role auditor');
  }),
  defineAuditorScreen('access', async (person, { member, supportStaff }) => {
    const support = await signIn(supportStaff);
    await ensureAccessSession(support, member.uid);
    await requestApproval(support, member.uid);
    await person.open('/staff/access');
    await person.expectText('In the last 24 hours');
    await person.expectText('SUP-77');
  }),
  defineAuditorScreen('access-approvals', async (person, { member, supportStaff }) => {
    await requestApproval(supportStaff, member.uid);
    await person.open('/staff/access?approvals=all');
    await person.expectText('SUP-77');
  }),
  defineAuditorScreen('access-log', async (person, { member, supportStaff }) => {
    await ensureAccessSession(await signIn(supportStaff), member.uid);
    await person.open('/staff/access');
    await person.pressByPrefix('Show log: ');
    await person.expectVisible('dialog', 'Access session');
    await person.expectText('What was looked at');
  }),
  defineSessionsScreen('access-without-consent', async (person) => {
    await person.open('/staff/access?only=without-consent');
    await person.expectText('In the last 24 hours');
  }),
  defineSessionsScreen('access-loading', async (person) => {
    await openWithDelayedRequests(person, '/staff/access', '/support/accesses');
    await person.expectText('Loading the sessions');
  }),
  defineSessionsScreen('access-failed', async (person) => {
    await person.open('/staff/access');
    await openWithResponse(person, '/staff/access', '/support/accesses', {
      status: 422,
      body: errorBody('test', 'Not valid.'),
    });
    await person.expectText('The sessions could not be loaded.');
  }),
]);
