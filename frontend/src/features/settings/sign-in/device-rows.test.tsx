import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { errorBody, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const DEVICES_URL = 'http://localhost/api/profile/:uid/devices';
const DEVICE = {
  id: 'd1',
  name: 'Firefox on Windows',
  signedInAt: '2023-11-18T09:12:00.000Z',
  lastUsedAt: '2023-11-20T09:12:00.000Z',
  current: false,
};

const openSettings = (items: readonly unknown[]) => {
  serveProfile(makeProfile());
  server.use(http.get(DEVICES_URL, () => HttpResponse.json({ items })));
  return renderApp({ at: '/settings' });
};

it('lists devices and marks this one', async () => {
  openSettings([{ ...DEVICE, id: 'd0', name: 'Chrome on Linux', current: true }, DEVICE]);
  const list = within(await screen.findByRole('region', { name: 'Devices of the last 30 days' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  const [current, other] = list.getAllByRole('listitem');
  expect(current).toHaveTextContent(/^Chrome on LinuxSigned in .*This device$/);
  expect(current).not.toHaveTextContent('last used');
  expect(current).not.toHaveTextContent('Sign out');
  expect(other).toHaveTextContent(
    /^Firefox on WindowsSigned in 18 Nov 2023, .* · last used 20 Nov 2023, [\d:]+Sign out$/,
  );
});

it('signs out a device, removes it from the list and focuses the button of the next one', async () => {
  const signedOutIds: unknown[] = [];
  server.use(
    http.post(`${DEVICES_URL}/:id/sign-out`, ({ params }) => {
      signedOutIds.push(params.id);
      return HttpResponse.json({});
    }),
  );
  const { user } = openSettings([DEVICE, { ...DEVICE, id: 'd2', name: 'Safari on iPhone' }]);
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }));
  expect(await screen.findByText('Firefox on Windows is signed out.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveFocus();
  expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument();
  expect(signedOutIds).toEqual(['d1']);
});

it('says so if a device could not be signed out', async () => {
  server.use(http.post(`${DEVICES_URL}/:id/sign-out`, () => HttpResponse.error()));
  const { user } = openSettings([DEVICE]);
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out Firefox on Windows' })).toBeVisible();
});

it('shows five devices at first', async () => {
  const { user } = openSettings(
    [1, 2, 3, 4, 5, 6, 7].map((at) => ({ ...DEVICE, id: `d${at}`, name: `Firefox ${at}` })),
  );
  const list = within(await screen.findByRole('region', { name: 'Devices of the last 30 days' }));
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
