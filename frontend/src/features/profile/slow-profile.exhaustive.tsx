import { fireEvent, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { waitUntil, startClock, stopClock } from '../../testing/clock';
import { HISTORY_URL, makeChange, serveHistory } from '../../testing/history';
import { PROFILE_URL, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const SLOW_NOTE = 'This is taking longer than usual…';
const neverRespond = () => delay('infinite').then(() => new Response());

afterEach(stopClock);

/** Loads all lazy chunks of the page, so that the tests measure only requests. */
async function preloadChunks(): Promise<void> {
  serveProfile(makeProfile());
  serveHistory([makeChange(1)]);
  const { unmount } = renderApp({ at: '/profile?history=open' });
  await screen.findByRole('group', { name: 'Added skill 1' });
  unmount();
  server.resetHandlers();
}

beforeEach(preloadChunks);

it('shows a note when the profile is slow, then an error with a retry button after the timeout', async () => {
  const advance = startClock();
  const handler = jest.fn(neverRespond);
  server.use(http.get(PROFILE_URL, handler));
  renderApp({ at: '/profile' });
  await waitUntil(() => handler.mock.calls.length > 0);
  await advance(700);
  expect(screen.queryByText(SLOW_NOTE)).not.toBeInTheDocument();
  await advance(400);
  expect(screen.getByText(SLOW_NOTE)).toBeVisible();
  await advance(8_500);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await advance(600);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to get profile');
  expect(screen.queryByText(SLOW_NOTE)).not.toBeInTheDocument();

  serveProfile(makeProfile());
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
});

it('shows a note when the history is slow, then an error with a retry button after the timeout', async () => {
  serveProfile(makeProfile());
  server.use(http.get(HISTORY_URL, neverRespond));
  renderApp({ at: '/profile' });
  const historyLink = await screen.findByRole('link', { name: 'History' });
  const advance = startClock();
  await advance(500); // separates this wait from the one for the page
  fireEvent.click(historyLink);
  await waitUntil(() => screen.queryByText('Loading the history') !== null);
  const panel = within(screen.getByRole('dialog', { name: 'History' }));
  await advance(800);
  expect(panel.queryByText(SLOW_NOTE)).not.toBeInTheDocument();
  await advance(300);
  expect(panel.getByText(SLOW_NOTE)).toBeVisible();
  await advance(9_000);
  expect(panel.getByRole('alert')).toBeVisible();
  expect(panel.queryByText(SLOW_NOTE)).not.toBeInTheDocument();

  serveHistory([makeChange(1)]);
  fireEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByRole('group', { name: 'Added skill 1' })).toBeVisible();
});
