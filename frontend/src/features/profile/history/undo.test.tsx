import type { Profile } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY_URL, makeChange, getEventId, serveHistory, serveVersions } from '../../../testing/history';
import { errorBody, makeProfile, PROFILE_URL } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { captureReads } from '../../../testing/requests';
import { server } from '../../../testing/server';
import { formatTimestamp } from '../../../shared/format/format-timestamp';

const UNDO_URL = `${HISTORY_URL}/:eventId/undo`;
const PAST_PROFILE = makeProfile({ revision: 0, skills: [] });
const CURRENT_PROFILE = makeProfile({ revision: 1, skills: ['Go'] });
const UNDONE_PROFILE = makeProfile({ revision: 2, skills: [] });
const ADD_CHANGE = makeChange(1, { description: 'Added skill Go' });

/** A version after the change that is undone. */
const NEXT_PROFILE = makeProfile({ revision: 2, skills: ['Go', 'C'] });

/** Delays the response to an undo. Returns the function that releases it. */
const delayUndo = () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(UNDO_URL, async () => {
      await released;
      return HttpResponse.json(makeProfile({ revision: 3, skills: ['C'] }), { headers: { etag: '"3"' } });
    }),
  );
  return () => release();
};

const open = async (at = '/profile?history=open', ...laterVersions: readonly Profile[]) => {
  serveVersions(PAST_PROFILE, CURRENT_PROFILE, ...laterVersions);
  serveHistory([ADD_CHANGE, makeChange(0)]);
  const app = renderApp({ at });
  const button = await screen.findByRole('button', { name: /^Undo: Added skill Go, / });
  return { ...app, button };
};

const findEntry = (description: string) => screen.findByRole('group', { name: description });

describe('Undoing a change', () => {
  it('sends one request, shows the profile of its response and keeps the focus on the change', async () => {
    const requests: unknown[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post(UNDO_URL, async ({ request, params }) => {
        requests.push({
          eventId: params.eventId,
          body: await request.json(),
          ifMatch: request.headers.get('if-match'),
        });
        await released;
        serveVersions(PAST_PROFILE, CURRENT_PROFILE, UNDONE_PROFILE);
        serveHistory([
          makeChange(2, { description: 'Undid: Added skill Go' }),
          { ...ADD_CHANGE, undoable: false, obstacle: 'This was undone already.' },
          makeChange(0),
        ]);
        return HttpResponse.json(UNDONE_PROFILE, { headers: { etag: '"2"' } });
      }),
    );
    const { user, button } = await open();
    expect(screen.getByText('Go')).toBeVisible();
    const reads = captureReads();
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^Undo: Added skill 0/ })).toHaveAttribute('aria-disabled', 'true');
    await user.clickDisabled(button);
    release();
    expect(await screen.findByText('Undid: added skill Go')).toBeVisible();
    expect(await findEntry('Undid: Added skill Go')).toBeVisible();
    const undone = await findEntry('Added skill Go');
    expect(undone).toHaveTextContent('This was undone already.');
    expect(undone).toHaveFocus();
    expect(screen.queryByText('Go')).not.toBeInTheDocument();
    expect(screen.getByText('Version 3 of 3')).toBeVisible();
    expect(requests).toEqual([{ eventId: getEventId(1), body: {}, ifMatch: null }]);
    expect(reads).not.toContain(new URL(PROFILE_URL).pathname);
  });

  it('shows the current version after an undo from a past one', async () => {
    server.use(http.post(UNDO_URL, () => HttpResponse.json(UNDONE_PROFILE, { headers: { etag: '"2"' } })));
    const { user, button, address } = await open('/profile?history=open&revision=0');
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/profile?history=open'));
  });

  it.each([
    ['/profile', () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())],
    ['/profile?history=open&revision=1', () => screen.findByText('Version 2 of 3')],
    ['/profile?edit=skills', () => screen.findByRole('dialog', { name: 'Edit Skills' })],
  ])('stays at %s if the user navigates there before the response', async (elsewhere, waitForArrival) => {
    const release = delayUndo();
    const { user, button, address, router } = await open('/profile?history=open&revision=0', NEXT_PROFILE);
    await user.click(button);
    await waitFor(() => router.navigate(elsewhere));
    await waitForArrival();
    release();
    expect(await screen.findByText('Undid: added skill Go')).toBeVisible();
    expect(address()).toBe(elsewhere);
  });

  it('shows an error and allows further undos when the list fails to refresh', async () => {
    server.use(
      http.post(UNDO_URL, () => {
        server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
        return HttpResponse.json(UNDONE_PROFILE, { headers: { etag: '"2"' } });
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByText('The latest changes could not be loaded.')).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('button', { name: /^Undo: Added skill 0/ })).toHaveAttribute('aria-disabled', 'false');

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-disabled', 'false'),
    );
    serveHistory([makeChange(2, { description: 'Undo: added skill Go' }), makeChange(0)]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findEntry('Undo: added skill Go')).toHaveFocus();
    expect(screen.queryByText('The latest changes could not be loaded.')).not.toBeInTheDocument();
  });

  it('shows the error and refreshes the list when the undo is rejected', async () => {
    server.use(
      http.post(UNDO_URL, () => {
        serveHistory([{ ...ADD_CHANGE, undoable: false, obstacle: 'The skill is gone.' }, makeChange(0)]);
        return HttpResponse.json(errorBody('Undo this later change first.'), { status: 409 });
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Undo this later change first.');
    expect(await screen.findByText('The skill is gone.')).toBeVisible();
    expect(await findEntry('Added skill Go')).toHaveFocus();
    expect(screen.getByText('Go')).toBeVisible();
  });

  it('can be retried when the server is unreachable', async () => {
    server.use(http.post(UNDO_URL, () => HttpResponse.error()));
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('This change could not be undone. Please try again.');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(button).toHaveFocus();
  });

  it('links to the later changes that block it', async () => {
    serveVersions(PAST_PROFILE, CURRENT_PROFILE);
    const { eventId, revision, description } = ADD_CHANGE;
    const blocked = makeChange(0, {
      undoable: false,
      obstacle: 'Later changes build on this one.',
      blockedBy: [{ eventId, revision, description }],
      blocking: 1,
    });
    serveHistory([ADD_CHANGE, blocked]);
    const { user } = renderApp({ at: '/profile?history=open' });
    const firstEntry = await findEntry('Added skill 0');
    expect(firstEntry).toHaveTextContent('Later changes build on this one.');
    expect(within(firstEntry).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(
      within(firstEntry).getByRole('button', { name: `Added skill Go, ${formatTimestamp(ADD_CHANGE.at)}` }),
    );
    const laterEntry = await findEntry('Added skill Go');
    expect(scrollIntoView.mock.contexts).toContain(laterEntry);
    expect(laterEntry).toHaveFocus();
    expect(laterEntry).toHaveClass('tr-highlighted');
    await user.tab();
    expect(laterEntry).not.toHaveClass('tr-highlighted');
    expect(within(firstEntry).queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('distinguishes the blocking changes, lists some and counts the rest', async () => {
    serveVersions(PAST_PROFILE, CURRENT_PROFILE);
    const { eventId, revision, description } = ADD_CHANGE;
    serveHistory([
      ADD_CHANGE,
      makeChange(0, {
        undoable: false,
        obstacle: 'Undo these later changes first.',
        // The list may not contain the latest changes yet.
        blockedBy: [
          { eventId, revision, description },
          { eventId: getEventId(11), revision: 11, description },
        ],
        blocking: 6,
      }),
    ]);
    renderApp({ at: '/profile?history=open' });
    const blockers = within(await screen.findByRole('list', { name: 'Later changes' }));
    expect(blockers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Added skill Go, ${formatTimestamp(ADD_CHANGE.at)}`,
      'Added skill Go, version 12',
      'and 4 more',
    ]);
  });
});
