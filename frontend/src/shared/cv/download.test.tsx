import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { captureDownloads } from '../../testing/downloads';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { rememberRevision } from '../api/revisions';
import { saveCvFile } from './cv-api';
import { drawPages } from './draw-pages';

jest.mock('./draw-pages', () => ({ drawPages: jest.fn() }));

const CV_URL = 'http://localhost/api/cv/generate/nadia/nadia';
const RESUME_URL = 'http://localhost/api/cv/generate/nadia';
const PDF = btoa('%PDF-1.7');

const respondWith = (url: string, body: object, status = 200) =>
  server.use(http.get(url, () => HttpResponse.json(body, { status })));

const getSpinner = (button: HTMLElement) => button.querySelector('.spinner-border');

const SUCCESS = { success: true, data: { pdfBuffer: PDF, cvContent: '' }, message: 'Made.' };

/** Captures the X-Min-Revision header of the requests to this URL. */
const captureMinRevisions = (url: string) => {
  const minRevisions: (string | null)[] = [];
  server.use(
    http.get(url, ({ request }) => {
      minRevisions.push(request.headers.get('x-min-revision'));
      return HttpResponse.json(SUCCESS);
    }),
  );
  return minRevisions;
};

/** Counts the requests to this URL, which fail when `fail` is called. */
const delayFailure = (url: string) => {
  let fail = (): void => undefined;
  const released = new Promise<void>((resolve) => (fail = resolve));
  const delayed = { requestCount: 0, fail: () => fail() };
  server.use(
    http.get(url, async () => {
      delayed.requestCount += 1;
      await released;
      return HttpResponse.error();
    }),
  );
  return delayed;
};

const openProfile = async () => {
  serveProfile(makeProfile());
  const downloads = captureDownloads();
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
  it('downloads the CV as resume.pdf and shows a toast', async () => {
    respondWith(CV_URL, SUCCESS);
    const { savedFiles, download } = await openProfile();
    await download();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'resume.pdf', type: 'application/pdf' });
    expect(await savedFiles[0]?.text).toBe('%PDF-1.7');
    expect(await screen.findByText('CV downloaded')).toBeVisible();
  });

  it('requests the CV of the latest saved revision', async () => {
    const minRevisions = captureMinRevisions(CV_URL);
    const { savedFiles, download } = await openProfile();
    rememberRevision('profile-nadia', '"7"');
    await download();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(minRevisions).toEqual(['7']);
  });

  it.each([
    ['the error of the server', errorBody('The printer is on fire'), 503, 'The printer is on fire'],
    ['the default error for a 500 without a message', {}, 500, 'Failed to fetch CV'],
    ['the default error for a 404', errorBody('Not found', 'not-found'), 404, 'Failed to fetch CV'],
    [
      'the message of an unsuccessful response',
      { success: false, message: 'Add a skill first' },
      200,
      'Add a skill first',
    ],
    ['that the profile is incomplete', { success: false }, 200, 'Please complete your profile to generate CV'],
    ['the default error for an invalid PDF', { success: true, data: { pdfBuffer: '!' } }, 200, 'Failed to fetch CV'],
  ])('shows %s', async (_case, body, status, text) => {
    respondWith(CV_URL, body, status);
    const { savedFiles, download } = await openProfile();
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(savedFiles).toEqual([]);
  });

  it('shows the default error after a network error', async () => {
    server.use(http.get(CV_URL, () => HttpResponse.error()));
    const { download } = await openProfile();
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch CV');
  });

  it('only logs a response without a PDF', async () => {
    respondWith(CV_URL, { success: true, data: {} });
    const warn = jest.spyOn(console, 'warn');
    const { savedFiles, download, sidebar } = await openProfile();
    await download();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('CV download skipped', expect.anything()));
    const button = await sidebar.findByRole('button', { name: 'Download CV' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(savedFiles).toEqual([]);
  });

  it('shows a spinner, keeps the focus and ignores clicks during the download', async () => {
    const delayed = delayFailure(CV_URL);
    const { download, sidebar, user } = await openProfile();
    const button = sidebar.getByRole('button', { name: 'Download CV' });
    expect(getSpinner(button)).not.toBeInTheDocument();
    await download();
    expect(getSpinner(button)).toBeVisible();
    expect(button).toHaveTextContent('Preparing CV...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.clickDisabled(button);
    delayed.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch CV');
    expect(delayed.requestCount).toBe(1);
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(getSpinner(button)).not.toBeInTheDocument();
    expect(button).toHaveTextContent('Download CV');
  });

  it('sends one request for a double click', async () => {
    const delayed = delayFailure(CV_URL);
    const { user, sidebar } = await openProfile();
    await user.dblClick(sidebar.getByRole('button', { name: 'Download CV' }));
    delayed.fail();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(delayed.requestCount).toBe(1);
  });

  it('is available in the menu of narrow screens', async () => {
    respondWith(CV_URL, SUCCESS);
    const { savedFiles, user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Download CV' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('has a tooltip while the sidebar shows icons only', async () => {
    const { user, sidebar } = await openProfile();
    const button = sidebar.getByRole('button', { name: 'Download CV' });
    expect(button).not.toHaveAttribute('title');
    await user.click(sidebar.getByRole('button', { name: 'Sidebar' }));
    expect(button).toHaveAttribute('title', 'Download CV');
  });
});

describe('View Resume', () => {
  it('downloads the resume and shows a toast', async () => {
    respondWith(RESUME_URL, SUCCESS);
    const { savedFiles, view } = await openProfile();
    await view();
    expect(await screen.findByText('Resume ready for download')).toBeVisible();
    expect(savedFiles).toHaveLength(1);
    expect(savedFiles[0]).toMatchObject({ name: 'resume.pdf' });
  });

  it('requests the resume of the latest saved revision', async () => {
    const minRevisions = captureMinRevisions(RESUME_URL);
    const { savedFiles, view } = await openProfile();
    rememberRevision('profile-nadia', '"7"');
    await view();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(minRevisions).toEqual(['7']);
  });

  it.each([
    ['an unsuccessful response', { success: false, message: 'Add a skill first' }],
    ['a response without a PDF', { success: true, data: {} }],
    ['an invalid response', 5],
  ])('shows that the profile is incomplete after %s', async (_case, body) => {
    server.use(http.get(RESUME_URL, () => HttpResponse.json(body)));
    const { savedFiles, view } = await openProfile();
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not generate resume. Please complete your profile.',
    );
    expect(savedFiles).toEqual([]);
  });

  it.each([
    [404, errorBody('Not found', 'not-found')],
    [503, errorBody('The printer is on fire')],
    [200, { success: true, data: { pdfBuffer: '!' } }],
  ])('shows the default error after %s', async (status, body) => {
    respondWith(RESUME_URL, body, status);
    const { view } = await openProfile();
    await view();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download resume');
  });

  it('reads Loading..., keeps the focus and ignores clicks during the download', async () => {
    const delayed = delayFailure(RESUME_URL);
    const { user } = await openProfile();
    const button = screen.getByRole('button', { name: 'View Resume' });
    await user.dblClick(button);
    expect(button).toHaveTextContent('Loading...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    delayed.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download resume');
    expect(delayed.requestCount).toBe(1);
    expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveTextContent('View Resume'));
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('Preview CV', () => {
  const setPdfViewer = (isEnabled: boolean) =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isEnabled, configurable: true });
  beforeEach(() => setPdfViewer(true));
  afterEach(() => setPdfViewer(false));

  const preview = async (user: Awaited<ReturnType<typeof openProfile>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Preview CV' }));
    return within(await screen.findByRole('dialog', { name: 'Your CV' }));
  };

  it('shows the CV, and downloads it only on request', async () => {
    respondWith(RESUME_URL, SUCCESS);
    const { user, savedFiles } = await openProfile();
    const dialog = await preview(user);
    expect(await dialog.findByTitle('Your CV as a PDF')).toHaveAttribute('src', 'blob:0');
    expect(savedFiles).toEqual([]);
    const link = dialog.getByRole('link', { name: 'Download CV' });
    expect(link).toHaveAttribute('href', 'blob:0');
    expect(link).toHaveAttribute('download', 'resume.pdf');
  });

  it('shows an error with a retry', async () => {
    respondWith(RESUME_URL, errorBody('The printer is on fire'), 503);
    const { user } = await openProfile();
    const dialog = await preview(user);
    expect(await dialog.findByText('Your CV could not be loaded.')).toBeVisible();
    respondWith(RESUME_URL, { success: false });
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByText('Could not generate resume. Please complete your profile.')).toBeVisible();
  });

  it('shows pictures of the pages if the browser has no PDF viewer', async () => {
    setPdfViewer(false);
    jest.mocked(drawPages).mockImplementation(async (pdf) => {
      expect(await pdf.text()).toBe('%PDF-1.7');
      return { urls: ['data:image/png;base64,1', 'data:image/png;base64,2'], pageCount: 5 };
    });
    respondWith(RESUME_URL, SUCCESS);
    const { user } = await openProfile();
    const dialog = await preview(user);
    expect(await dialog.findByRole('img', { name: 'Page 2 of 5 of your CV' })).toHaveAttribute(
      'src',
      'data:image/png;base64,2',
    );
    expect(dialog.getByText('The last 3 pages are in the file.')).toBeVisible();
    expect(dialog.queryByTitle('Your CV as a PDF')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Download CV' })).toHaveAttribute('href', 'blob:0');
  });
});

it('revokes the object URL after a minute', () => {
  const { savedFiles, revokedUrls } = captureDownloads();
  jest.useFakeTimers();
  saveCvFile(PDF);
  expect(savedFiles).toHaveLength(1);
  jest.advanceTimersByTime(59_999);
  expect(revokedUrls).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(revokedUrls).toEqual(['blob:0']);
  jest.useRealTimers();
});
