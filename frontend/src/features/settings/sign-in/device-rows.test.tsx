import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const DEVICES_URL = 'http://localhost/api/profile/:uid/devices';
const DEVICE = {
  name: 'Firefox on Windows',
  signedInAt: '2023-11-18T09:12:00.000Z',
  lastUsedAt: '2023-11-20T09:12:00.000Z',
  ended: false,
  current: false,
};

const openSettings = (items: readonly unknown[]) => {
  serveProfile(makeProfile());
  server.use(http.get(DEVICES_URL, () => HttpResponse.json({ items })));
  return renderApp({ at: '/settings' });
};

it('lists devices, marks this one and says which were signed out', async () => {
  openSettings([
    { ...DEVICE, name: 'Chrome on Linux', current: true },
    DEVICE,
    { ...DEVICE, name: 'Safari on iPhone', ended: true },
  ]);
  const list = within(await screen.findByRole('region', { name: 'Signed in on, last 30 days' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
  const [current, other, ended] = list.getAllByRole('listitem');
  expect(current).toHaveTextContent(/^Chrome on LinuxSigned in .*This device$/);
  expect(current).not.toHaveTextContent('last used');
  expect(other).toHaveTextContent(/^Firefox on WindowsSigned in 18 Nov 2023, .* · last used 20 Nov 2023, [\d:]+$/);
  expect(ended).toHaveTextContent(/ · signed out$/);
});

it('shows five devices at first', async () => {
  const { user } = openSettings([1, 2, 3, 4, 5, 6, 7].map((at) => ({ ...DEVICE, name: `Firefox ${at}` })));
  const list = within(await screen.findByRole('region', { name: 'Signed in on, last 30 days' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5));
  await user.click(list.getByRole('button', { name: 'Show all 7' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
});

it('offers to load the devices again after a failure', async () => {
  serveProfile(makeProfile());
  server.use(http.get(DEVICES_URL, () => HttpResponse.json(errorBody('No', 'test'), { status: 400 })));
  const { user } = renderApp({ at: '/settings' });
  await screen.findByText('Your devices could not be loaded.');
  server.use(http.get(DEVICES_URL, () => HttpResponse.json({ items: [DEVICE] })));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
});
