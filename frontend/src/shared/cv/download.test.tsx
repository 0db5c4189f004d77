import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { watchDownloads } from '../../testing/downloads';
import { errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { rememberRevision } from '../api/revisions';
import { downloadPdf } from './download-pdf';

const CV = 'http://localhost/api/cv/generate/nadia/nadia';
const RESUME = 'http://localhost/api/cv/generate/nadia';
const PDF = btoa('%PDF-1.7');

const respondWith = (url: string, body: object, status = 200) =>
  server.use(http.get(url, () => HttpResponse.json(body, { status })));

const spinnerIn = (button: HTMLElement) => button.querySelector('.spinner-border');

const SUCCESS = { success: true, data: { pdfBuffer: PDF, cvContent: '' }, message: 'Made.' };

/** The least revision that requests to this address ask for. */
const captureMinRevisions = (url: string) => {
  const requested: (string | null)[] = [];
  server.use(
    http.get(url, ({ request }) => {
      requested.push(request.headers.get('x-min-revision'));
      return HttpResponse.json(SUCCESS);
    }),
  );
  return requested;
};

/** Counts the requests to this address; each is answered once it is told to fail. */
const delayFailure = (url: string) => {
  let fail = (): void => undefined;
  const released = new Promise<void>((resolve) => (fail = resolve));
  const delayed = { requests: 0, fail: () => fail() };
  server.use(
    http.get(url, async () => {
      delayed.requests += 1;
      await released;
      return HttpResponse.error();
    }),
  );
  return delayed;
};

const start = async () => {
  serveProfile(profileWith());
  const downloads = watchDownloads();
  const { user } = renderApp({ at: '/profile' });
  const sidebar = within(await screen.findByRole('complementary', { name: 'Sidebar' }));
  await screen.findByRole('heading', { name: 'Nadia Kurian' });
  return {
    ...downloads,
    user,
    sidebar,
    download: () => user.click(sidebar.getByRole('button', { name: 'Download CV' })),
    view: () => user.click(screen.getByRole('button', { name: 'View Resume' })),
  };
};

describe('Download CV', () => {
  it('saves the CV as resume.pdf, and says so', async () => {
    respondWith(CV, SUCCESS);
    const { saved, download } = await start();
    await download();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'resume.pdf', type: 'application/pdf' });
    expect(await saved[0]?.text).toBe('%PDF-1.7');
    expect(await screen.findByText('CV downloaded')).toBeVisible();
  });

  it('asks for a CV of what was saved last', async () => {
    const asked = captureMinRevisions(CV);
    const { saved, download } = await start();
    rememberRevision('profile-nadia', '"7"');
    await download();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['7']);
  });

  it.each([
    ['what the server says', errorBody('The printer is on fire'), 503, 'The printer is on fire'],
    ['that it failed', {}, 500, 'Failed to fetch CV'],
    ['that it failed where no such route is', errorBody('Not found', 'not-found'), 404, 'Failed to fetch CV'],
    ['the message of no success', { success: false, message: 'Add a skill first' }, 200, 'Add a skill first'],
    ['what to complete', { success: false }, 200, 'Please complete your profile to generate CV'],
    ['that it failed when the PDF is none', { success: true, data: { pdfBuffer: '!' } }, 200, 'Failed to fetch CV'],
  ])('says %s', async (_what, body, status, text) => {
    respondWith(CV, body, status);
    const { saved, download } = await start();
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it('says that it failed when there is no answer', async () => {
    server.use(http.get(CV, () => HttpResponse.error()));
    const { download } = await start();
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch CV');
  });

  it('is refused in the console only when no PDF comes', async () => {
    respondWith(CV, { success: true, data: {} });
    const warn = jest.spyOn(console, 'warn');
    const { saved, download, sidebar } = await start();
    await download();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Nothing was downloaded', expect.anything()));
    const button = sidebar.getByRole('button', { name: 'Download CV' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('shows that it works, keeps the focus, and cannot be pressed again meanwhile', async () => {
    const delayed = delayFailure(CV);
    const { download, sidebar, user } = await start();
    const button = sidebar.getByRole('button', { name: 'Download CV' });
    expect(spinnerIn(button)).not.toBeInTheDocument();
    await download();
    expect(spinnerIn(button)).toBeVisible();
    expect(button).toHaveTextContent('Preparing CV...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    delayed.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch CV');
    expect(delayed.requests).toBe(1);
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(spinnerIn(button)).not.toBeInTheDocument();
    expect(button).toHaveTextContent('Download CV');
  });

  it('sends one request for a double press', async () => {
    const delayed = delayFailure(CV);
    const { user, sidebar } = await start();
    await user.dblClick(sidebar.getByRole('button', { name: 'Download CV' }));
    delayed.fail();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(delayed.requests).toBe(1);
  });

  it('is in the menu of narrow screens too', async () => {
    respondWith(CV, SUCCESS);
    const { saved, user } = await start();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Download CV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('has a tooltip while the sidebar shows icons only', async () => {
    const { user, sidebar } = await start();
    const button = sidebar.getByRole('button', { name: 'Download CV' });
    expect(button).not.toHaveAttribute('title');
    await user.click(sidebar.getByRole('button', { name: 'Sidebar' }));
    expect(button).toHaveAttribute('title', 'Download CV');
  });
});

describe('View Resume', () => {
  it('saves the resume and says so', async () => {
    respondWith(RESUME, SUCCESS);
    const { saved, view } = await start();
    await view();
    expect(await screen.findByText('Resume ready for download')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ name: 'resume.pdf' });
  });

  it('asks for a resume of what was saved last', async () => {
    const asked = captureMinRevisions(RESUME);
    const { saved, view } = await start();
    rememberRevision('profile-nadia', '"7"');
    await view();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['7']);
  });

  it.each([
    ['no success', { success: false, message: 'Add a skill first' }],
    ['no PDF', { success: true, data: {} }],
    ['nothing known', 5],
  ])('says what to complete on %s', async (_what, body) => {
    server.use(http.get(RESUME, () => HttpResponse.json(body)));
    const { saved, view } = await start();
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not generate resume. Please complete your profile.',
    );
    expect(saved).toEqual([]);
  });

  it.each([
    [404, errorBody('Not found', 'not-found')],
    [503, errorBody('The printer is on fire')],
    [200, { success: true, data: { pdfBuffer: '!' } }],
  ])('says that it failed on %s', async (status, body) => {
    respondWith(RESUME, body, status);
    const { view } = await start();
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download resume');
  });

  it('reads Loading..., keeps the focus, and cannot be pressed again while it works', async () => {
    const delayed = delayFailure(RESUME);
    const { user } = await start();
    const button = screen.getByRole('button', { name: 'View Resume' });
    await user.dblClick(button);
    expect(button).toHaveTextContent('Loading...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    delayed.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download resume');
    expect(delayed.requests).toBe(1);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('View Resume');
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});

it('lets go of a saved file after a minute', () => {
  const { saved, revoked } = watchDownloads();
  jest.useFakeTimers();
  downloadPdf(PDF);
  expect(saved).toHaveLength(1);
  jest.advanceTimersByTime(59_999);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(revoked).toEqual(['blob:0']);
  jest.useRealTimers();
});
