import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { rememberRevision } from '../../shared/api/revisions';
import { captureDownloads } from '../../testing/downloads';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { EXPORT_URL } from '../../testing/resume';
import { server } from '../../testing/server';

const RESUME = { basics: { name: 'Nadia Kurian' } };

const renderPage = async () => {
  serveProfile(makeProfile());
  const downloads = captureDownloads();
  const { user } = renderApp({ at: '/profile/import' });
  const button = await screen.findByRole('button', { name: 'Export as JSON Resume' });
  return { ...downloads, button, exportResume: () => user.click(button) };
};

describe('Export as JSON Resume', () => {
  it('downloads resume.json of the latest saved revision', async () => {
    const revisions: (string | null)[] = [];
    server.use(
      http.get(EXPORT_URL, ({ request }) => {
        revisions.push(request.headers.get('x-min-revision'));
        return HttpResponse.json(RESUME);
      }),
    );
    const { savedFiles, exportResume, button } = await renderPage();
    rememberRevision('profile-nadia', '"7"');
    await exportResume();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'resume.json', type: 'application/json' });
    expect(JSON.parse((await savedFiles[0]?.text) ?? '')).toEqual(RESUME);
    expect(revisions).toEqual(['7']);
    expect(button).toHaveFocus();
  });

  it.each([
    [
      'the error of the server',
      () => HttpResponse.json(errorBody('Profile not found'), { status: 404 }),
      'Profile not found',
    ],
    ['a fallback error after a network failure', () => HttpResponse.error(), 'Failed to export resume'],
  ])('shows %s', async (_what, respond, text) => {
    server.use(http.get(EXPORT_URL, respond));
    const { savedFiles, exportResume } = await renderPage();
    await exportResume();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(savedFiles).toEqual([]);
  });
});
