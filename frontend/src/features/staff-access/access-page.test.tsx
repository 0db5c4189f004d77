import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import {
  makeApproval,
  makeSessionLog,
  makeSessionSummary,
  makeStaffMe,
  refuseWith,
  serveApprovalPages,
  serveApprovals,
  serveSessionLog,
  serveSessions,
  serveStaffMe,
  serveWrite,
  staffIdentity,
  uuid,
} from '../../testing/staff';

function open(at = '/staff/access') {
  serveStaffMe(makeStaffMe({ roles: ['auditor'] }));
  return renderApp({ at, identity: staffIdentity('auditor') });
}

it('lists sessions without data of the people, newest first', async () => {
  serveApprovals();
  serveSessions([
    makeSessionSummary(1),
    makeSessionSummary(2, { basis: 'consent', endedAt: makeSessionSummary(1).at }),
  ]);
  open();
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Owen Price S-7K2Qp-iuVfC3JbTicketA save failedOpen until/);
  expect(rows[2]).toHaveTextContent(/Consent.*1 min/);
  expect(screen.getByText('In the last 24 hours: 2 sessions, 1 without consent')).toBeVisible();
  expect(screen.getByText('No pending requests.')).toBeVisible();
});

it('shows the sessions without consent alone, and keeps that in the URL', async () => {
  serveApprovals();
  serveSessions([makeSessionSummary(1), makeSessionSummary(2, { basis: 'consent' })]);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Without consent' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(address()).toBe('/staff/access?only=without-consent');
});

it('loads older sessions', async () => {
  serveApprovals();
  serveSessions([makeSessionSummary(1)], [makeSessionSummary(2)]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

it('says that there were no sessions', async () => {
  serveApprovals();
  serveSessions([]);
  open();
  expect(await screen.findByText('No session was opened yet.')).toBeVisible();
});

it.each([
  ['Approve', 'approve', 'Approved'],
  ['Reject', 'reject', 'Rejected'],
])('answers a waiting approval: %s', async (button, answer, toast) => {
  serveSessions([]);
  const setApprovals = serveApprovals(
    makeApproval(),
    makeApproval({ id: uuid(2), state: 'expired', ticket: 'SUP-78' }),
  );
  const writes = serveWrite(`/staff/approvals/${uuid(1)}`, () => {
    setApprovals();
    return { status: 200, body: { state: answer === 'approve' ? 'approved' : 'rejected' } };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `${button}: Owen Price, SUP-77` }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(await screen.findByText('No pending requests.')).toBeVisible();
  expect(screen.queryByText(/SUP-78/)).not.toBeInTheDocument();
  expect(writes.map(({ body }) => body)).toEqual([{ answer }]);
});

it('shows all approvals with their answers, page by page, and keeps that in the URL', async () => {
  serveSessions([]);
  const askedAt = new Date(Date.now() - 3_600_000).toISOString();
  const ada = { uid: 'ada', pseudonym: 'S-4D4A', name: 'Ada Lind' };
  serveApprovalPages(
    [makeApproval(), makeApproval({ id: uuid(2), ticket: 'SUP-78', state: 'used', answeredBy: ada })],
    [makeApproval({ id: uuid(3), ticket: 'SUP-79', state: 'expired', askedAt })],
  );
  const { user, address } = open();
  await screen.findByText(/SUP-77/);
  expect(screen.queryByText(/SUP-78/)).not.toBeInTheDocument();
  const group = within(screen.getByRole('group', { name: 'Show approvals' }));
  await user.click(group.getByRole('button', { name: 'All' }));
  expect(address()).toBe('/staff/access?approvals=all');
  expect(screen.getByText(/SUP-78/).closest('li')).toHaveTextContent(/answered by Ada Lind.*Used/);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect((await screen.findByText(/SUP-79/)).closest('li')).toHaveTextContent('Expired');
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

it('shows why an answer was refused', async () => {
  serveSessions([]);
  serveApprovals(makeApproval());
  serveWrite(`/staff/approvals/${uuid(1)}`, () => refuseWith(409, 'answered', 'Somebody else has answered.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText(/Somebody else has answered/)).toBeVisible();
});

it.each([
  ['/support/accesses', 'The sessions could not be loaded.'],
  ['/staff/approvals', 'The approvals could not be loaded.'],
])('offers to load %s again after a failure', async (path, text) => {
  serveSessions([]);
  serveApprovals();
  server.use(
    http.get(`http://localhost/api${path}`, () => HttpResponse.json(errorBody('Not valid.'), { status: 422 }), {
      once: true,
    }),
  );
  const { user } = open();
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(text))).not.toBeInTheDocument());
});

describe('the log of a session', () => {
  it('shows why it was opened and what was read, by an id in the URL', async () => {
    serveApprovals();
    serveSessions([makeSessionSummary(1)]);
    serveSessionLog(makeSessionLog(1));
    const { user, address } = open('/staff/access?only=without-consent');
    await user.click(await screen.findByRole('button', { name: /^Show log: Owen Price/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Access session' }));
    expect(await dialog.findByText('The save of the skills failed yesterday.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^End session: Owen Price/ })).toHaveTextContent('End session');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Timeline changes$/),
      expect.stringMatching(/Differences revisions 3-4$/),
    ]);
    expect(address()).toBe(`/staff/access?only=without-consent&session=${uuid(1)}`);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/staff/access?only=without-consent');
  });

  it('says who ended it, and that the reason of an erased account is not readable', async () => {
    serveApprovals();
    serveSessions([]);
    const erased = { endedAt: makeSessionSummary(1).at, endedBy: 'erasure', reason: null, ticket: null } as const;
    serveSessionLog(makeSessionLog(1, { ...erased, uses: [] }));
    open(`/staff/access?session=${uuid(1)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Access session' }));
    expect(await dialog.findByText('The erasure of the account')).toBeVisible();
    expect(dialog.getByText('Not readable: the account was erased')).toBeVisible();
    expect(dialog.getByText('Nothing yet.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    serveApprovals();
    serveSessions([]);
    serveSessionLog(makeSessionLog(1));
    const url = `http://localhost/api/support/accesses/${uuid(1)}`;
    server.use(http.get(url, () => HttpResponse.json(errorBody('Not valid.'), { status: 422 }), { once: true }));
    const { user } = open(`/staff/access?session=${uuid(1)}`);
    expect(await screen.findByText(/The session could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('SUP-1234')).toBeVisible();
  });
});

describe('ending a session', () => {
  const END = `/support/accesses/${uuid(1)}/end`;

  it('is possible in the list while it is open', async () => {
    serveApprovals();
    const { at } = makeSessionSummary(2);
    serveSessions([makeSessionSummary(1), makeSessionSummary(2, { endedAt: at })]);
    const writes = serveWrite(END, () => {
      serveSessions([makeSessionSummary(1, { endedAt: new Date().toISOString() })]);
      return { status: 200, body: { until: new Date().toISOString() } };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End: Owen Price, p-iuVfC3Jb' }));
    expect(await screen.findByText('Session ended')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument());
    expect(writes).toHaveLength(1);
  });

  it('shows why it failed', async () => {
    serveApprovals();
    serveSessions([makeSessionSummary(1)]);
    serveWrite(END, () => refuseWith(503, 'unavailable', 'The event store is down.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^End/ }));
    expect(await screen.findByText('The event store is down.')).toBeVisible();
  });
});
