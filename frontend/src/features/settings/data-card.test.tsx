import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { rememberRevision } from '../../shared/api/revisions';
import { captureDownloads } from '../../testing/downloads';
import { deferResponse } from '../../testing/erasure';
import { PROFILE_URL, errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const zipResponse = () => new HttpResponse('PK the data', { headers: { 'content-type': 'application/zip' } });

/** Responds to export requests and returns the requests. */
const serveExport = (respond: () => Response | Promise<Response>): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.get(`${PROFILE_URL}/export`, ({ request }) => {
      requests.push(request);
      return respond();
    }),
  );
  return requests;
};

const renderSettings = async () => {
  serveProfile(makeProfile());
  const downloads = captureDownloads();
  const app = renderApp({ at: '/settings' });
  const button = await screen.findByRole('button', { name: 'Download my data' });
  return { ...app, ...downloads, button, download: () => app.user.click(button) };
};

describe('The settings page', () => {
  it('opens from the sidebar and shows the data card above the danger zone', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at: '/profile' });
    const side = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
    await user.click(side.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toHaveFocus();
    expect(address()).toBe('/settings');
    expect(document.title).toBe('Settings · Trackrecord');
    const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Sign-in and security',
      'Who looked at my data',
      'Appearance',
      'Your data',
      'Help and legal',
      'Danger Zone',
    ]);
  });
});

describe('Download my data', () => {
  it('downloads the ZIP of the latest saved revision', async () => {
    const requests = serveExport(zipResponse);
    const { savedFiles, download, button } = await renderSettings();
    rememberRevision('profile-nadia', '"7"');
    await download();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'trackrecord-data.zip', type: 'application/zip' });
    expect(await savedFiles[0]?.text).toBe('PK the data');
    expect(requests[0]?.headers.get('accept')).toBe('application/zip');
    expect(requests[0]?.headers.get('x-min-revision')).toBe('7');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-of-nadia');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('shows progress and ignores further clicks', async () => {
    const { respond, release } = deferResponse(zipResponse);
    const requests = serveExport(respond);
    const { savedFiles, download, button, user } = await renderSettings();
    await download();
    expect(await screen.findByText('Preparing your data. This may take a minute.')).toBeVisible();
    expect(button.querySelector('.spinner-border')).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.clickDisabled(button);
    release();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(requests).toHaveLength(1);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.queryByText(/Preparing your data/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'the error of the server',
      () => HttpResponse.json(errorBody('The disk is full'), { status: 503 }),
      'The disk is full',
    ],
    [
      'the rate limit',
      () =>
        HttpResponse.json(errorBody('Too many requests. Try again in 2 seconds.', 'too-many-requests'), {
          status: 429,
          headers: { 'retry-after': '2' },
        }),
      'Too many requests. Try again in 2 seconds.',
    ],
    [
      'a fallback error for an error response that is not JSON',
      () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
      'Failed to download your data',
    ],
    ['a fallback error after a network failure', () => HttpResponse.error(), 'Failed to download your data'],
    [
      'a fallback error when the response is not a ZIP',
      () => HttpResponse.html('<p>Hello</p>'),
      'Failed to download your data',
    ],
  ])('shows %s', async (_what, response, text) => {
    const requests = serveExport(response);
    const { savedFiles, download, button } = await renderSettings();
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(savedFiles).toEqual([]);
    expect(requests).toHaveLength(1);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  });
});
