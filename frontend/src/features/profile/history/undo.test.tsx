import type { Profile } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY, changeAt, eventAt, serveHistory, serveVersions } from '../../../testing/history';
import { errorBody, profileWith } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { momentWords } from './moment-words';

const UNDO = `${HISTORY}/:eventId/undo`;
const PAST = profileWith({ revision: 0, skills: [] });
const NOW = profileWith({ revision: 1, skills: ['Go'] });
const UNDONE = profileWith({ revision: 2, skills: [] });
const added = changeAt(1, { words: 'Added skill Go' });

/** A later version than the one whose change is undone. */
const NEXT = profileWith({ revision: 2, skills: ['Go', 'C'] });

/** Lets undoing wait; gives back what makes it answer. */
const answerLater = () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(UNDO, async () => {
      await answered;
      return HttpResponse.json(profileWith({ revision: 3, skills: ['C'] }), { headers: { etag: '"3"' } });
    }),
  );
  return () => answer();
};

const open = async (at = '/profile?history=open', ...later: readonly Profile[]) => {
  serveVersions(PAST, NOW, ...later);
  serveHistory([added, changeAt(0)]);
  const app = renderApp({ at });
  const button = await screen.findByRole('button', { name: /^Undo: Added skill Go, / });
  return { ...app, button };
};

const entry = (words: string) => screen.findByRole('group', { name: words });

describe('Undoing a change', () => {
  it('takes it back once, shows what came of it, and keeps the focus there', async () => {
    const sent: unknown[] = [];
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post(UNDO, async ({ request, params }) => {
        sent.push({ eventId: params.eventId, body: await request.json(), ifMatch: request.headers.get('if-match') });
        await answered;
        serveVersions(PAST, NOW, UNDONE);
        serveHistory([
          changeAt(2, { words: 'Undid: Added skill Go' }),
          { ...added, undoable: false, obstacle: 'This was undone already.' },
          changeAt(0),
        ]);
        return HttpResponse.json(UNDONE, { headers: { etag: '"2"' } });
      }),
    );
    const { user, button } = await open();
    expect(screen.getByText('Go')).toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^Undo: Added skill 0/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    answer();
    expect(await screen.findByText('Undone: Added skill Go')).toBeVisible();
    expect(await entry('Undid: Added skill Go')).toBeVisible();
    const undone = await entry('Added skill Go');
    expect(undone).toHaveTextContent('This was undone already.');
    expect(undone).toHaveFocus();
    expect(screen.queryByText('Go')).not.toBeInTheDocument();
    expect(screen.getByText('Version 3 of 3')).toBeVisible();
    expect(sent).toEqual([{ eventId: eventAt(1), body: {}, ifMatch: null }]);
  });

  it('comes back to now', async () => {
    server.use(http.post(UNDO, () => HttpResponse.json(UNDONE, { headers: { etag: '"2"' } })));
    const { user, button, address } = await open('/profile?history=open&revision=0');
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/profile?history=open'));
  });

  it.each([
    ['/profile', () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())],
    ['/profile?history=open&revision=1', () => screen.findByText('Version 2 of 3')],
    ['/profile?edit=skills', () => screen.findByRole('dialog', { name: 'Edit Skills' })],
  ])('leaves the person at %s, where they went before the answer came', async (elsewhere, arrived) => {
    const answer = answerLater();
    const { user, button, address, router } = await open('/profile?history=open&revision=0', NEXT);
    await user.click(button);
    await waitFor(() => router.navigate(elsewhere));
    await arrived();
    answer();
    expect(await screen.findByText('Undone: Added skill Go')).toBeVisible();
    expect(address()).toBe(elsewhere);
  });

  it('can go on when the list could not be read again, which it says', async () => {
    server.use(
      http.post(UNDO, () => {
        server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 400 })));
        return HttpResponse.json(UNDONE, { headers: { etag: '"2"' } });
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
    serveHistory([changeAt(2, { words: 'Undo: added skill Go' }), changeAt(0)]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await entry('Undo: added skill Go')).toHaveFocus();
    expect(screen.queryByText('The latest changes could not be loaded.')).not.toBeInTheDocument();
  });

  it('says why it failed, and what is possible now', async () => {
    server.use(
      http.post(UNDO, () => {
        serveHistory([{ ...added, undoable: false, obstacle: 'The skill is gone.' }, changeAt(0)]);
        return HttpResponse.json(errorBody('Undo this later change first.'), { status: 409 });
      }),
    );
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Undo this later change first.');
    expect(await screen.findByText('The skill is gone.')).toBeVisible();
    expect(await entry('Added skill Go')).toHaveFocus();
    expect(screen.getByText('Go')).toBeVisible();
  });

  it('can be tried again when the server could not be reached', async () => {
    server.use(http.post(UNDO, () => HttpResponse.error()));
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('This change could not be undone. Please try again.');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(button).toHaveFocus();
  });

  it('leads to the later changes that stand in its way', async () => {
    serveVersions(PAST, NOW);
    const { eventId, revision, words } = added;
    const blocked = changeAt(0, {
      undoable: false,
      obstacle: 'Later changes build on this one.',
      blockedBy: [{ eventId, revision, words }],
      blocking: 1,
    });
    serveHistory([added, blocked]);
    const { user } = renderApp({ at: '/profile?history=open' });
    const first = await entry('Added skill 0');
    expect(first).toHaveTextContent('Later changes build on this one.');
    expect(within(first).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(within(first).getByRole('button', { name: `Added skill Go, ${momentWords(added.at)}` }));
    const later = await entry('Added skill Go');
    expect(scrolled.mock.contexts).toContain(later);
    expect(later).toHaveFocus();
    expect(later).toHaveClass('tr-lit');
    await user.tab();
    expect(later).not.toHaveClass('tr-lit');
    expect(within(first).queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('tells the changes in its way apart, names a few of them, and counts the rest', async () => {
    serveVersions(PAST, NOW);
    const { eventId, revision, words } = added;
    serveHistory([
      added,
      changeAt(0, {
        undoable: false,
        obstacle: 'Undo these later changes first.',
        // The list on the screen may lack the latest ones.
        blockedBy: [
          { eventId, revision, words },
          { eventId: eventAt(11), revision: 11, words },
        ],
        blocking: 6,
      }),
    ]);
    renderApp({ at: '/profile?history=open' });
    const inTheWay = within(await screen.findByRole('list', { name: 'Later changes' }));
    expect(inTheWay.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      `Added skill Go, ${momentWords(added.at)}`,
      'Added skill Go, version 12',
      'and 4 more',
    ]);
  });
});
