import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ACCESSES_URL, makeAccess, serveAccesses } from '../../../testing/accesses';
import { makeChange, serveHistory } from '../../../testing/history';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const open = async () => {
  serveProfile(makeProfile());
  const app = renderApp({ at: '/profile?history=open' });
  await screen.findByRole('dialog', { name: 'History' });
  return app;
};
const accessAt = (minute: number) =>
  makeAccess({ id: `access-${minute}`, at: `2026-11-20T10:${String(minute).padStart(2, '0')}:30.000Z` });
const findLink = () => screen.findByRole('link', { name: 'Support S-7K2Q looked at your profile' });
/** Returns how the entries of the list begin. */
const readList = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(?:Support|Added skill \d)/.exec(textContent)?.[0])
    .filter((start) => start !== undefined);

describe('Accesses of support in the history', () => {
  it('are lines between the changes that lead to the card in the settings', async () => {
    serveHistory([makeChange(3), makeChange(2), makeChange(1)]);
    serveAccesses([accessAt(2)]);
    const { user, address, router } = await open();
    const link = await findLink();
    expect(link.nextElementSibling).toHaveTextContent(/^Purpose: something could not be saved$/);
    expect(link.closest('li')).toHaveTextContent(/20 Nov/);
    expect(link.closest('li')?.previousElementSibling).toHaveTextContent(/^Added skill 3/);
    expect(link.closest('li')?.nextElementSibling).toHaveTextContent(/^Added skill 2/);
    await user.click(link);
    await screen.findByRole('heading', { name: 'Who looked at my data' });
    expect(address()).toBe('/settings');
    expect(router.state.location.hash).toBe('#accesses');
    expect(document.getElementById('accesses')).toBeInTheDocument();
  });

  it('appear with the pages of the changes, and are loaded as far back as the changes', async () => {
    serveHistory([makeChange(5), makeChange(4), makeChange(2), makeChange(1)], 2);
    const served = serveAccesses([accessAt(5), accessAt(4), accessAt(3), accessAt(2), accessAt(0)], 1);
    const { user } = await open();
    const newest = ['Support', 'Added skill 5', 'Support', 'Added skill 4'];
    await waitFor(() => expect(readList()).toEqual(newest));
    // Loading stops at the access of 10:03, the first that is older than the oldest change shown.
    expect(new Set(served.requests).size).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
    await waitFor(() =>
      expect(readList()).toEqual([...newest, 'Support', 'Support', 'Added skill 2', 'Added skill 1', 'Support']),
    );
  });

  it('are said to be missing if they could not be loaded, beside the changes', async () => {
    server.use(http.get(ACCESSES_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    serveHistory([makeChange(1)]);
    await open();
    expect(await screen.findByText(/^Accesses by support could not be loaded here/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Added skill 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who looked at your data' })).toHaveAttribute(
      'href',
      '/settings#accesses',
    );
  });
});
