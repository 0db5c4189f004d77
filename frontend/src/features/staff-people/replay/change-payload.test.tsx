import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import {
  PERSON_PATH,
  PERSON_URL,
  makeChange,
  makeSession,
  makeStaffMe,
  refuseWith,
  serveDiffs,
  servePastProfiles,
  servePerson,
  serveStaffMe,
  serveTimeline,
  staffIdentity,
  uuid,
} from '../../../testing/staff';

const PAYLOAD = {
  eventId: uuid(45),
  type: 'SkillAdded',
  version: 1,
  stored: { skill: 'Basket weaving', index: 0 },
  upcast: null,
};

type Answer = Pick<ReturnType<typeof refuseWith>, 'status'> & { readonly body: object };
const OPENED: Answer = { status: 200, body: PAYLOAD };

/** Serves these answers to requests for payloads, in this order; returns the requests. */
function servePayloads(...answers: readonly Answer[]) {
  const requests: { readonly id: string; readonly session: string | null }[] = [];
  server.use(
    http.get(`${PERSON_URL}/events/:id/payload`, ({ request, params }) => {
      const answer = answers[requests.length];
      requests.push({ id: String(params['id']), session: request.headers.get('x-access-session') });
      return HttpResponse.json(answer?.body ?? null, { status: answer?.status ?? 500 });
    }),
  );
  return requests;
}

/** Shows a change in an access session. */
async function openChange() {
  serveStaffMe(makeStaffMe({ sessions: [makeSession()] }));
  servePerson();
  serveDiffs();
  servePastProfiles();
  serveTimeline([makeChange(47), makeChange(45)]);
  const app = renderApp({ at: `${PERSON_PATH}&item=profile-45`, identity: staffIdentity('support') });
  const details = within(await screen.findByRole('region', { name: 'Added skill 45' }));
  await screen.findByText('Skill of revision 47');
  return { ...app, details };
}

it('opens the payload of a change on request, in the access session, and closes it', async () => {
  const requests = servePayloads(OPENED);
  const { user, details } = await openChange();
  expect(details.getByText(/Opening it is recorded and shown to the person/)).toBeVisible();
  expect(requests).toEqual([]);
  details.getByRole('button', { name: 'Open payload' }).focus();
  await user.keyboard('{Enter}');
  const json = await details.findByRole('region', { name: 'Payload as stored, version 1' });
  expect(JSON.parse(json.textContent)).toEqual(PAYLOAD.stored);
  expect(requests).toEqual([{ id: uuid(45), session: makeSession().sessionId }]);
  expect(details.getByRole('button', { name: 'Close payload' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(details.queryByText(/Basket weaving/)).not.toBeInTheDocument();
  expect(details.getByRole('button', { name: 'Open payload' })).toHaveFocus();
});

it('closes the payload when another change is shown', async () => {
  servePayloads(OPENED);
  const { user, details } = await openChange();
  await user.click(details.getByRole('button', { name: 'Open payload' }));
  await details.findByText(/Basket weaving/);
  await user.click(screen.getByRole('option', { name: /Added skill 47/ }));
  await screen.findByRole('region', { name: 'Added skill 47' });
  expect(screen.queryByText(/Basket weaving/)).not.toBeInTheDocument();
});

it.each([
  [403, 'access-earlier-sign-in', 'Sign in again to use this session.'],
  [404, 'event-not-found', 'The index does not have this event'],
])('explains a payload that is refused with %i %s, and does not ask again by itself', async (status, code, text) => {
  const requests = servePayloads(refuseWith(status, code, 'Sign in again to use this session.'));
  const { user, details } = await openChange();
  await user.click(details.getByRole('button', { name: 'Open payload' }));
  await waitFor(() => expect(details.getByRole('alert')).toHaveTextContent(text));
  expect(details.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  expect(requests).toHaveLength(1);
});

it.each([
  [403, 'sealed', 'This payload stays sealed.'],
  [409, 'index-off', 'EVENT_INDEX_DAYS=0'],
])(
  'offers nothing after %i %s, which trying again does not change, and keeps the focus',
  async (status, code, text) => {
    servePayloads(refuseWith(status, code, 'No.'));
    const { user, details } = await openChange();
    await user.click(details.getByRole('button', { name: 'Open payload' }));
    await waitFor(() => expect(details.getByRole('alert')).toHaveTextContent(text));
    const section = details.getByRole('region', { name: 'Payload' });
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
    expect(section).toHaveFocus();
  },
);

it('shows the reference of a failure, and tries again by button', async () => {
  const requests = servePayloads(refuseWith(503, 'access-not-recorded', 'Please try again in a moment.'), OPENED);
  const { user, details } = await openChange();
  await user.click(details.getByRole('button', { name: 'Open payload' }));
  expect(await details.findByText(/^Reference [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
  expect(details.getByRole('alert')).toHaveTextContent('Please try again in a moment.');
  await user.click(details.getByRole('button', { name: 'Try Again' }));
  expect(await details.findByText(/Basket weaving/)).toBeVisible();
  expect(details.getByRole('alert')).toBeEmptyDOMElement();
  expect(requests).toHaveLength(2);
});

it.each([
  [403, 'access-ended'],
  [410, 'erased'],
])('removes everything that was read when the answer is %i %s', async (status, code) => {
  servePayloads(refuseWith(status, code, 'Over.'));
  const { user, details } = await openChange();
  // So that only the answer says that the session is over.
  server.use(http.get('http://localhost/api/staff/me', () => new Promise<never>(() => undefined)));
  await user.click(details.getByRole('button', { name: 'Open payload' }));
  expect(await screen.findByText('The access session was ended')).toBeVisible();
  expect(screen.queryByText('Skill of revision 47')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Added skill 45' })).not.toBeInTheDocument();
});
