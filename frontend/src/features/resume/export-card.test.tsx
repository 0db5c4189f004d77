import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { rememberRevision } from '../../shared/api/revisions';
import { watchDownloads } from '../../testing/downloads';
import { errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { EXPORT } from '../../testing/resume';
import { server } from '../../testing/server';

const RESUME = { basics: { name: 'Nadia Kurian' } };

const start = async () => {
  serveProfile(profileWith());
  const downloads = watchDownloads();
  const { user } = renderApp({ at: '/profile/import' });
  const button = await screen.findByRole('button', { name: 'Export as JSON Resume' });
  return { ...downloads, button, exports: () => user.click(button) };
};

describe('Export as JSON Resume', () => {
  it('saves resume.json, with what was saved last', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(EXPORT, ({ request }) => {
        asked.push(request.headers.get('x-min-revision'));
        return HttpResponse.json(RESUME);
      }),
    );
    const { saved, exports, button } = await start();
    rememberRevision('profile-nadia', '"7"');
    await exports();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'resume.json', type: 'application/json' });
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(RESUME);
    expect(asked).toEqual(['7']);
    expect(button).toHaveFocus();
  });

  it.each([
    [
      'what the server says',
      () => HttpResponse.json(errorBody('Profile not found'), { status: 404 }),
      'Profile not found',
    ],
    ['that it failed', () => HttpResponse.error(), 'Failed to export resume'],
  ])('says %s', async (_what, answer, words) => {
    server.use(http.get(EXPORT, answer));
    const { saved, exports } = await start();
    await exports();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(saved).toEqual([]);
  });
});
