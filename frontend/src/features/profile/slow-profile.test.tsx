import { fireEvent, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { settles, startClock, stopClock } from '../../testing/clock';
import { HISTORY, changeAt, serveHistory } from '../../testing/history';
import { PROFILE, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const LONGER = 'This is taking longer than usual…';
const never = () => delay('infinite').then(() => new Response());

afterEach(stopClock);

/** Loads the page once, so that none of its parts are loaded while the clock is watched. */
async function loadParts(): Promise<void> {
  serveProfile(profileWith());
  serveHistory([changeAt(1)]);
  const { unmount } = renderApp({ at: '/profile?history=open' });
  await screen.findByRole('group', { name: 'Added skill 1' });
  unmount();
  server.resetHandlers();
}

beforeEach(loadParts);

it('says that the profile takes longer after a second, and fails after the deadline with a way to try again', async () => {
  const pass = startClock();
  const ask = jest.fn(never);
  server.use(http.get(PROFILE, ask));
  renderApp({ at: '/profile' });
  await settles(() => ask.mock.calls.length > 0);
  await pass(700);
  expect(screen.queryByText(LONGER)).not.toBeInTheDocument();
  await pass(400);
  expect(screen.getByText(LONGER)).toBeVisible();
  await pass(8_500);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(600);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to get profile');
  expect(screen.queryByText(LONGER)).not.toBeInTheDocument();

  serveProfile(profileWith());
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeVisible();
});

it('says that the history takes longer after a second, and fails after the deadline with a way to try again', async () => {
  serveProfile(profileWith());
  server.use(http.get(HISTORY, never));
  renderApp({ at: '/profile' });
  const open = await screen.findByRole('link', { name: 'History' });
  const pass = startClock();
  await pass(500); // apart from the wait for the page
  fireEvent.click(open);
  await settles(() => screen.queryByText('Loading the history') !== null);
  const panel = within(screen.getByRole('dialog', { name: 'History' }));
  await pass(800);
  expect(panel.queryByText(LONGER)).not.toBeInTheDocument();
  await pass(300);
  expect(panel.getByText(LONGER)).toBeVisible();
  await pass(9_000);
  expect(panel.getByRole('alert')).toBeVisible();
  expect(panel.queryByText(LONGER)).not.toBeInTheDocument();

  serveHistory([changeAt(1)]);
  fireEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByRole('group', { name: 'Added skill 1' })).toBeVisible();
});
