import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import {
  PERSON_PATH,
  PERSON_UID,
  PERSON_URL,
  makeApproval,
  makePersonCard,
  makeSession,
  makeStaffMe,
  refuseWith,
  serveApprovals,
  servePastProfiles,
  servePerson,
  serveStaffMe,
  serveTimeline,
  serveWrite,
  staffIdentity,
  uuid,
} from '../../testing/staff';

const SEARCH_LABEL = 'Email, user id, reference or consent code';
const REASON = 'The save of the skills failed yesterday.';

const open = (at = PERSON_PATH) => renderApp({ at, identity: staffIdentity('support') });

describe('The search', () => {
  it('sends the address in the body and keeps it out of the URL', async () => {
    serveStaffMe();
    servePerson();
    const searches = serveWrite('/support/searches', () => ({ status: 200, body: { found: true, uid: PERSON_UID } }));
    const { user, address } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), 'nadia@example.com');
    expect(screen.getByText('Searched as email address.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'n•••@example.com' })).toBeVisible();
    expect(searches.map(({ body }) => body)).toEqual([{ email: 'nadia@example.com' }]);
    expect(address()).toBe(PERSON_PATH);
    expect(screen.getByLabelText(SEARCH_LABEL)).toHaveValue('');
  });

  it.each([
    ['03f677a3-6c7e-4a39-9b53-8f2f0a6c9d11', /No recorded request has this reference/],
    ['nobody@example.com', /No account has exactly this email address/],
    ['03f6-77a3', /no recorded request has this reference/],
  ])('says what was not found: %s', async (text, message) => {
    serveStaffMe();
    serveWrite('/support/searches', () => ({ status: 200, body: { found: false } }));
    const { user } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), `${text}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('lists the people whose requests have the same short reference', async () => {
    serveStaffMe();
    servePerson();
    const found = { found: true, uid: 'other', otherUids: [PERSON_UID] };
    serveWrite('/support/searches', () => ({ status: 200, body: found }));
    const { user, address } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), '5810-1558{Enter}');
    const person = await screen.findByRole('button', { name: PERSON_UID });
    expect(screen.getByLabelText(SEARCH_LABEL)).toHaveValue('5810-1558');
    await user.click(person);
    expect(await screen.findByRole('heading', { name: 'n•••@example.com' })).toBeVisible();
    expect(address()).toBe(PERSON_PATH);
  });

  it('rejects what cannot be searched for, without a request', async () => {
    serveStaffMe();
    const { user } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), 'two words{Enter}');
    expect(await screen.findByText(/Enter a whole email address/)).toBeVisible();
  });

  it('shows the message of the limit', async () => {
    serveStaffMe();
    serveWrite('/support/searches', () => refuseWith(429, 'too-many-requests', 'Too many requests.'));
    const { user } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), 'a@b.c{Enter}');
    expect(await screen.findByText('Too many requests.')).toBeVisible();
  });
});

describe('The card', () => {
  it('shows streams, views and a quarantined stream, and no content', async () => {
    serveStaffMe();
    servePerson();
    open();
    const rows = within(await screen.findByRole('list', { name: 'Streams and views' }));
    expect(rows.getByText('Up to date')).toBeVisible();
    expect(rows.getByText('Quarantined at 9')).toBeVisible();
    expect(rows.getByText(/Unknown event type/)).toBeVisible();
    await screen.findByRole('heading', { name: 'Open an access session' });
  });

  it.each([
    ['done', { state: 'done', events: 13, reason: null }, 'Rebuilt from 13 events'],
    ['stuck', { state: 'stuck', events: null, reason: 'Event 9 is unknown' }, 'Stuck: Event 9 is unknown'],
    ['failed', { state: 'failed', events: null, reason: null }, 'Failed: unknown reason'],
  ])('rebuilds a view and says that it is %s', async (_state, end, text) => {
    serveStaffMe();
    servePerson();
    const requests = serveWrite(`/support/people/${PERSON_UID}/rebuilds`, () => ({
      status: 202,
      body: { id: uuid(7) },
    }));
    let reads = 0;
    server.use(
      http.get(`${PERSON_URL}/rebuilds/${uuid(7)}`, () => {
        reads += 1;
        return HttpResponse.json(reads === 1 ? { state: 'running', events: null, reason: null } : end);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rebuild view: onboarding' }));
    expect(await screen.findByText('Rebuilding')).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ projection: 'onboarding' }]);
  });

  it('renders the CV again, ranks again, and sends a reset mail after a confirmation', async () => {
    serveStaffMe();
    servePerson();
    const remakes = serveWrite(`/support/people/${PERSON_UID}/remakes`, () => ({ status: 202, body: {} }));
    const mails = serveWrite(`/support/people/${PERSON_UID}/mails`, () => ({ status: 202, body: {} }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Render CV again' }));
    expect(await screen.findByText('The CV is rendered again')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rank jobs again' }));
    expect(await screen.findByText('The jobs are ranked again')).toBeVisible();
    expect(remakes.map(({ body }) => body)).toEqual([{ what: 'cv' }, { what: 'matches' }]);
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a password-reset email?' }));
    expect(mails).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText('The email was requested')).toBeVisible();
    expect(mails.map(({ body }) => body)).toEqual([{ kind: 'password-reset' }]);
  });

  it('says what remains of an erased account, and offers no session', async () => {
    serveStaffMe();
    servePerson(
      makePersonCard({
        email: null,
        createdAt: null,
        lastSignInAt: null,
        erasure: { id: uuid(5), state: 'erased', since: '2026-11-21T10:00:00.000Z' },
        streams: [],
        views: [],
      }),
    );
    open();
    expect(await screen.findByText('This account was erased.')).toBeVisible();
    expect(screen.getByText(uuid(5))).toBeVisible();
    expect(screen.getByText('Erased', { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('Last sign-in').closest('div')).toHaveTextContent('Not known');
    expect(screen.queryByRole('button', { name: 'Open session' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
  });

  it.each([
    [404, 'No account has this user id.'],
    [422, 'This person could not be loaded.'],
  ])('handles a %i', async (status, text) => {
    serveStaffMe();
    server.use(http.get(PERSON_URL, () => HttpResponse.json(errorBody('no'), { status })));
    open();
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });
});

const SESSIONS_PATH = `/support/people/${PERSON_UID}/sessions`;
const OPENED = { status: 201, body: { sessionId: makeSession().sessionId, until: makeSession().until } };

/** Serves what is shown after a session was opened. */
function serveReplay(): void {
  servePastProfiles();
  serveTimeline([]);
}

async function fillForm({ user }: ReturnType<typeof renderApp>): Promise<void> {
  await user.type(await screen.findByLabelText(/^Ticket/), 'SUP-1234');
  await user.type(screen.getByLabelText(/^Reason/), REASON);
}

describe('The form that opens a session', () => {
  it('shows what the person will see, sends it and opens the replay', async () => {
    const setMe = serveStaffMe();
    servePerson();
    serveReplay();
    const writes = serveWrite(SESSIONS_PATH, () => {
      setMe(makeStaffMe({ sessions: [makeSession()] }));
      return OPENED;
    });
    const app = open();
    await fillForm(app);
    const preview = within(screen.getByRole('region', { name: 'What the person will see' }));
    expect(preview.getByText('Support S-7K2Q')).toBeVisible();
    expect(preview.getByText(REASON)).toBeVisible();
    expect(preview.getByText('You did not give access, SUP-1234')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    expect(await screen.findByRole('heading', { name: 'Replay' })).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { basis: 'ticket', purpose: 'save-failed', reason: REASON, ticket: 'SUP-1234', minutes: 30 },
    ]);
    expect(app.address()).toBe(PERSON_PATH);
  });

  it('requires a ticket and a reason of 15 characters', async () => {
    serveStaffMe();
    servePerson();
    const { user } = open();
    await user.type(await screen.findByLabelText(/^Reason/), 'too short');
    await user.click(screen.getByRole('button', { name: 'Open session' }));
    expect(await screen.findByText('Please enter the number of the ticket.')).toBeVisible();
    expect(screen.getByText('Please give a reason of at least 15 characters.')).toBeVisible();
    expect(screen.getByLabelText(/^Ticket/)).toHaveFocus();
  });

  it('takes a code with consent, for up to 120 minutes, and shows that it is wrong', async () => {
    serveStaffMe();
    servePerson();
    const writes = serveWrite(SESSIONS_PATH, () => refuseWith(422, 'wrong-code', 'This code is not valid.'));
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Basis'), 'consent');
    expect(screen.queryByLabelText(/^Ticket/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Duration'), '120');
    await user.type(screen.getByLabelText(/^Code/), 'k7q2 9xmd');
    await user.type(screen.getByLabelText(/^Reason/), REASON);
    await user.click(screen.getByRole('button', { name: 'Open session' }));
    expect(await screen.findByText('This code is not valid.')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([
      { basis: 'consent', purpose: 'save-failed', reason: REASON, code: 'K7Q2-9XMD', minutes: 120 },
    ]);
  });

  it('is preset to the consent of a person who was found by a code', async () => {
    serveStaffMe();
    servePerson();
    serveWrite('/support/searches', () => ({ status: 200, body: { found: true, uid: PERSON_UID } }));
    const { user, address } = open('/staff/people');
    await user.type(await screen.findByLabelText(SEARCH_LABEL), 'k7q2 9xmd{Enter}');
    expect(await screen.findByLabelText('Basis')).toHaveValue('consent');
    expect(screen.getByLabelText(/^Code/)).toHaveValue('K7Q2-9XMD');
    expect(address()).toBe(PERSON_PATH);
  });

  it('asks to sign in again if that was too long ago, and then goes on', async () => {
    const setMe = serveStaffMe();
    servePerson();
    serveReplay();
    const identity = staffIdentity('support');
    let isFresh = false;
    const provider = { ...identity };
    identity.reauthenticate = async (password) => {
      await provider.reauthenticate(password);
      isFresh = true;
    };
    const writes = serveWrite(SESSIONS_PATH, () => {
      if (!isFresh) return refuseWith(401, 'reauthenticate', 'Please confirm that it is you: sign in again.');
      setMe(makeStaffMe({ sessions: [makeSession()] }));
      return OPENED;
    });
    const app = renderApp({ at: PERSON_PATH, identity });
    await fillForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await app.user.type(dialog.getByLabelText(/Password/), 'secret12');
    await app.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Replay' })).toBeVisible();
    expect(writes).toHaveLength(2);
  });

  it('stays as it was if the sign-in is dismissed', async () => {
    serveStaffMe();
    servePerson();
    const writes = serveWrite(SESSIONS_PATH, () => refuseWith(401, 'reauthenticate', 'Please confirm that it is you.'));
    const app = open();
    await fillForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    await app.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('Please confirm that it is you.')).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toHaveValue(REASON);
    expect(writes).toHaveLength(1);
  });

  it('asks for an approval where one is required, waits for it and goes on', async () => {
    const setMe = serveStaffMe();
    servePerson();
    serveReplay();
    const setApprovals = serveApprovals(makeApproval({ id: uuid(9) }));
    const asked = serveWrite('/staff/approvals', () => ({
      status: 201,
      body: { id: uuid(9), until: makeApproval().until },
    }));
    const writes = serveWrite(SESSIONS_PATH, (attempt) => {
      if (attempt === 1) return refuseWith(403, 'approval-required', 'An auditor has to approve.');
      setMe(makeStaffMe({ sessions: [makeSession()] }));
      return OPENED;
    });
    const app = open();
    await fillForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    const ask = await screen.findByRole('button', { name: 'Ask for approval' });
    expect(ask).toHaveFocus();
    expect(screen.getByLabelText(/^Reason/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Open session' })).not.toBeInTheDocument();
    await app.user.click(ask);
    expect(await screen.findByText(/Waiting for an auditor/)).toBeVisible();
    expect(asked.map(({ body }) => body)).toEqual([
      { action: 'open-session', uid: PERSON_UID, basis: 'ticket', purpose: 'save-failed', ticket: 'SUP-1234' },
    ]);
    setApprovals(makeApproval({ id: uuid(9), state: 'approved' }));
    expect(await screen.findByRole('heading', { name: 'Replay' })).toBeVisible();
    expect(writes.at(-1)?.body).toMatchObject({ approvalId: uuid(9), ticket: 'SUP-1234' });
  });

  it('lets the session be changed instead of approved', async () => {
    serveStaffMe();
    servePerson();
    serveWrite(SESSIONS_PATH, () => refuseWith(403, 'approval-required', 'An auditor has to approve.'));
    const app = open();
    await fillForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    await app.user.click(await screen.findByRole('button', { name: 'Change session' }));
    expect(screen.getByLabelText('Basis')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ask for approval' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open session' })).toBeEnabled();
  });

  it('shows other refusals with the reference of the request', async () => {
    serveStaffMe();
    servePerson();
    serveWrite(SESSIONS_PATH, () => refuseWith(409, 'too-many-sessions', 'You have 3 open access sessions.'));
    const app = open();
    await fillForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Open session' }));
    const alert = await screen.findByText(/You have 3 open access sessions/);
    await waitFor(() => expect(alert).toHaveTextContent(/Reference [\da-f]{4}-[\da-f]{4}/));
  });
});
