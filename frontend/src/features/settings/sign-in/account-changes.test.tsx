import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { memoryIdentity, NADIA } from '../../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const ACCOUNT_CHANGES_URL = 'http://localhost/api/profile/nadia/account-changes';
const createChange = (revision: number, kind: string, description: string) => ({
  revision,
  at: '2024-05-06T10:00:00.000Z',
  kind,
  description,
});

const openSettings = () => {
  serveProfile(makeProfile());
  return renderApp({ at: '/settings', identity: memoryIdentity({ user: NADIA }) });
};
const findList = async () => within(await screen.findByRole('region', { name: 'Changes to your account' }));

it('lists changes, and earlier ones on request', async () => {
  server.use(
    http.get(ACCOUNT_CHANGES_URL, ({ request }) =>
      HttpResponse.json(
        new URLSearchParams(request.url.split('?')[1]).get('before') === '2'
          ? { items: [createChange(1, 'start', 'Recorded since')], next: null }
          : {
              items: [
                createChange(3, 'password', 'Password changed'),
                createChange(2, 'of the future', 'Passkey added'),
              ],
              next: 2,
            },
      ),
    ),
  );
  const { user } = openSettings();
  const list = await findList();
  expect(await list.findByText('Password changed')).toBeVisible();
  expect(list.getByText('Passkey added')).toBeVisible();
  expect(list.queryByText('Recorded since')).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Show earlier' }));
  expect(await list.findByText('Recorded since')).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

it('says that nothing has changed', async () => {
  openSettings();
  expect(await (await findList()).findByText('Nothing has changed yet.')).toBeVisible();
});

it('offers a retry after a failure', async () => {
  server.use(
    http.get(ACCOUNT_CHANGES_URL, () => HttpResponse.json({ error: 'No', code: 'test' }, { status: 400 }), {
      once: true,
    }),
  );
  const { user } = openSettings();
  const list = await findList();
  expect(await list.findByText('The changes to your account could not be loaded.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Try Again' }));
  expect(await list.findByText('Nothing has changed yet.')).toBeVisible();
});

it('the sign-in is recorded when the page starts', async () => {
  const requests: string[] = [];
  server.use(
    http.post(ACCOUNT_CHANGES_URL, ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({});
    }),
  );
  openSettings();
  await findList();
  expect(requests).toEqual([ACCOUNT_CHANGES_URL]);
});
