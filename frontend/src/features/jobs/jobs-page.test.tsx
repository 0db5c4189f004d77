import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext } from '../../shared/identity/auth-context';
import {
  mockJobs,
  makeJob,
  makeJobs,
  makeMatch,
  createJobsPageResponse,
  createJobsErrorResponse,
  serveJob,
  serveJobs,
} from '../../testing/jobs';
import { memoryIdentity } from '../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp, makeTestServices } from '../../testing/render-app';
import { server } from '../../testing/server';
import { makeTestStore } from '../../testing/test-store';
import { JobsPage } from './jobs-page';

const openPage = (at = '/jobs') => {
  serveProfile(makeProfile());
  return renderApp({ at });
};

const getTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const expectCount = (count: number) => waitFor(() => expect(getTitles()).toHaveLength(count));
const getRegion = () => screen.getByRole('region', { name: 'Jobs' });
const press = ({ user }: ReturnType<typeof openPage>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

describe('The jobs page', () => {
  it('shows recommended jobs and is the current page in the sidebar', async () => {
    const requests = serveJobs(makeJobs(3));
    openPage();
    await expectCount(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Recommended Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recommended' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'All Jobs' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Showing 3 recommended jobs')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    expect(requests).toEqual([{ list: 'recommended', query: { page: '1', limit: '10' } }]);
    expect(document.title).toBe('Jobs · Trackrecord');
  });

  it('shows and counts all jobs', async () => {
    const requests = serveJobs(makeJobs(12));
    const app = openPage();
    await expectCount(10);
    await press(app, 'All Jobs');
    expect(await screen.findByText('Showing 10 of 12 jobs')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All Jobs' })).toHaveAttribute('aria-pressed', 'true');
    expect(app.address()).toBe('/jobs?mode=all');
    expect(requests.at(-1)).toEqual({ list: 'all', query: { page: '1', limit: '10' } });
    await app.goBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Recommended Jobs' })).toBeVisible();
  });

  it('starts a list at page 1 again after leaving it', async () => {
    const requests = serveJobs(makeJobs(12));
    const app = openPage();
    await press(app, 'Load More');
    await expectCount(12);
    await press(app, 'All Jobs');
    await screen.findByText('Showing 10 of 12 jobs');
    await press(app, 'Recommended');
    await screen.findByText('Showing 10 recommended jobs');
    expect(requests.map(({ list, query }) => `${list} ${query.page ?? ''}`)).toEqual([
      'recommended 1',
      'recommended 2',
      'all 1',
      'recommended 1',
    ]);
  });

  it('sends no request when the current mode is pressed', async () => {
    const requests = serveJobs(makeJobs(1));
    const app = openPage();
    await expectCount(1);
    await press(app, 'Recommended');
    expect(app.address()).toBe('/jobs');
    expect(requests).toHaveLength(1);
  });

  it('tags sample data once if all jobs are samples, otherwise per job', async () => {
    const sample = makeJob(2, { source: { id: 'sample', name: 'Sample', isSample: true } });
    serveJobs([makeJob(1), sample]);
    const { user } = openPage('/jobs?q=pilot');
    await expectCount(2);
    const tags = () => screen.getAllByText('Sample data').map((tag) => tag.closest('article'));
    expect(tags()).toEqual([screen.getByRole('article', { name: 'Pilot 2' })]);
    await user.type(screen.getByRole('searchbox'), ' 2');
    await expectCount(1);
    expect(tags()).toEqual([null]);
  });

  it('sends X-Min-Revision with the latest profile revision', async () => {
    sessionStorage.setItem('revision:profile-nadia', '7');
    const requests: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && request.url.includes('/api/jobs/'))
        requests.push(request.headers.get('x-min-revision'));
    });
    serveJobs(makeJobs(1));
    serveJob(makeJob(1), makeMatch());
    openPage('/jobs?job=feed-1');
    await screen.findByText('Your skills cover most of it.');
    server.events.removeAllListeners();
    expect(requests).toEqual(['7', '7']);
  });

  it('accepts a plain array of jobs', async () => {
    mockJobs(() => HttpResponse.json(makeJobs(2)));
    openPage('/jobs?mode=all');
    expect(await screen.findByText('Showing 2 of 2 jobs')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('shows a skeleton and the controls while loading', async () => {
    mockJobs(() => delay('infinite').then(() => HttpResponse.error()));
    openPage();
    expect(await screen.findByText('Loading jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading jobs').closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });

  it('redirects to sign-up without a user', async () => {
    const { address } = renderApp({ at: '/jobs', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/signup');
  });
});

describe('Load More', () => {
  it('appends the next page and focuses its first job', async () => {
    const requests = serveJobs(makeJobs(25));
    const app = openPage('/jobs?mode=all');
    await press(app, 'Load More');
    await screen.findByText('Showing 20 of 25 jobs');
    expect(requests.at(-1)?.query.page).toBe('2');
    expect(screen.getByRole('article', { name: 'Pilot 11' })).toHaveFocus();
    await press(app, 'Load More');
    await screen.findByText('Showing 25 of 25 jobs');
    expect(screen.getByRole('article', { name: 'Pilot 21' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('sends one request and shows Loading... on the button', async () => {
    let respond = (): void => undefined;
    const requests = mockJobs(async (request, attempt) => {
      if (attempt > 1) await new Promise<void>((resolve) => (respond = resolve));
      return createJobsPageResponse(makeJobs(12), request);
    });
    const app = openPage();
    await press(app, 'Load More');
    const button = await screen.findByRole('button', { name: 'Loading...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(getTitles()).toHaveLength(10);
    await app.user.clickDisabled(button);
    await waitFor(() => expect(requests).toHaveLength(2));
    respond();
    await expectCount(12);
    expect(requests).toHaveLength(2);
  });

  it('deduplicates jobs', async () => {
    mockJobs((request) => createJobsPageResponse([...makeJobs(10), makeJob(10), makeJob(11)], request));
    const app = openPage();
    await press(app, 'Load More');
    await expectCount(11);
  });

  it('does not move the focus if the user has moved it meanwhile', async () => {
    let respond = (): void => undefined;
    const requests = mockJobs(async (request, attempt) => {
      if (attempt === 2) await new Promise<void>((resolve) => (respond = resolve));
      return createJobsPageResponse(makeJobs(25), request);
    });
    const app = openPage();
    await press(app, 'Load More');
    await waitFor(() => expect(requests).toHaveLength(2));
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('pil');
    respond();
    await expectCount(20);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('keeps the focus in the list if the page has no new jobs', async () => {
    mockJobs((request) => createJobsPageResponse([...makeJobs(10), ...makeJobs(2)], request));
    const app = openPage();
    await press(app, 'Load More');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Load/ })).not.toBeInTheDocument());
    expect(getRegion()).toHaveFocus();
  });
});

describe('The search', () => {
  const PILOTS_AND_COOKS = [...makeJobs(30), ...[31, 32, 33].map((n) => makeJob(n, { title: `Cook ${n}` }))];

  it('finds jobs that are not loaded and counts the matches only', async () => {
    const requests = serveJobs(PILOTS_AND_COOKS);
    const app = openPage('/jobs?mode=all');
    await expectCount(10);
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('cook');
    await expectCount(3);
    expect(screen.getByText('Showing 3 of 3 jobs')).toHaveAttribute('role', 'status');
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', search: 'cook' });
    expect(requests).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('loads more results and focuses the first new one', async () => {
    serveJobs([makeJob(1, { title: 'Cook' }), ...makeJobs(40).slice(1)]);
    const app = openPage('/jobs?mode=all&q=pilot');
    expect(await screen.findByText('Showing 10 of 39 jobs')).toBeVisible();
    await press(app, 'Load More');
    await expectCount(20);
    expect(screen.getByText('Showing 20 of 39 jobs')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Pilot 12' })).toHaveFocus();
  });

  it('shows a skeleton while the server searches if no loaded job matches', async () => {
    let respond = (): void => undefined;
    mockJobs(async (request) => {
      if (request.query.search !== undefined) await new Promise<void>((resolve) => (respond = resolve));
      return createJobsPageResponse(PILOTS_AND_COOKS, request);
    });
    openPage('/jobs?q=cook');
    expect(await screen.findByText('Searching all jobs…')).toBeVisible();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    expect(screen.getByText('Loading jobs')).toBeInTheDocument();
    expect(screen.queryByText('No jobs found matching your criteria.')).not.toBeInTheDocument();
    respond();
    await expectCount(3);
  });

  it('shows an error when the search fails, keeps the loaded jobs and retries', async () => {
    let isHealthy = false;
    mockJobs((request) =>
      request.query.search === undefined || isHealthy
        ? createJobsPageResponse(PILOTS_AND_COOKS, request)
        : createJobsErrorResponse(),
    );
    const app = openPage('/jobs?mode=all&q=pilot');
    expect(await screen.findByText('Only the loaded jobs were searched.')).toBeVisible();
    await expectCount(10);
    expect(screen.getByRole('button', { name: 'Load More' })).toBeVisible();
    isHealthy = true;
    await press(app, 'Try Again');
    expect(await screen.findByText('Showing 10 of 30 jobs')).toBeVisible();
  });

  it('shows search results with the words in any order', async () => {
    mockJobs((request) =>
      createJobsPageResponse(PILOTS_AND_COOKS, {
        ...request,
        query: { ...request.query, search: request.query.search === undefined ? '' : 'Cook 32' },
      }),
    );
    openPage('/jobs?mode=all&q=32 cook');
    expect(await screen.findByText('Showing 1 of 1 jobs')).toBeVisible();
  });
});

describe('An empty list', () => {
  const EMPTY = 'No jobs found matching your criteria.';

  it('links from recommended to all jobs', async () => {
    mockJobs((request) => createJobsPageResponse(request.list === 'all' ? makeJobs(1) : [], request));
    const app = openPage();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByText('Showing 0 recommended jobs')).toBeVisible();
    await press(app, 'Show all jobs');
    await expectCount(1);
    expect(getRegion()).toHaveFocus();
  });

  it('offers to clear the search and filters', async () => {
    serveJobs(makeJobs(2));
    const app = openPage('/jobs?q=cook&location=india');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    await press(app, 'Clear search and filters');
    await expectCount(2);
    expect(getRegion()).toHaveFocus();
    expect(app.address()).toBe('/jobs');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
  });

  it('offers nothing when all jobs are shown', async () => {
    serveJobs([]);
    openPage('/jobs?mode=all');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByText('Showing 0 of 0 jobs')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show all|Clear/ })).not.toBeInTheDocument();
  });
});

describe('A failed list', () => {
  it.each([
    ['the server fails', () => createJobsErrorResponse(500)],
    ['the server responds with 403', () => createJobsErrorResponse(403)],
    ['the network fails', () => HttpResponse.error()],
    ['the response is invalid', () => HttpResponse.json({ success: true, data: [] })],
    ['the response is unsuccessful', () => HttpResponse.json({ success: false })],
  ])('shows an error when %s and retries', async (_when, failingResponse) => {
    let isHealthy = false;
    mockJobs((request) => (isHealthy ? createJobsPageResponse(makeJobs(2), request) : failingResponse()));
    const app = openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(getTitles()).toEqual([]);
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    isHealthy = true;
    await press(app, 'Try Again');
    await expectCount(2);
    expect(getRegion()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('logs an invalid response', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockJobs(() => HttpResponse.json({ success: true }));
    openPage();
    await screen.findByRole('alert');
    expect(warn).toHaveBeenCalledWith('/jobs/user/nadia?page=1&limit=10', 'Invalid response format from server');
  });

  it('is emptied when a page fails, and retries that page', async () => {
    const requests = mockJobs((request, attempt) =>
      attempt === 2 ? createJobsErrorResponse() : createJobsPageResponse(makeJobs(12), request),
    );
    const app = openPage();
    await press(app, 'Load More');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(getRegion()).toHaveFocus();
    expect(getTitles()).toEqual([]);
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    await press(app, 'Try Again');
    await expectCount(12);
    expect(requests.map(({ query }) => query.page)).toEqual(['1', '2', '2']);
  });

  it('keeps the focus on the retry button when the retry fails', async () => {
    const requests = mockJobs(() => createJobsErrorResponse());
    const app = openPage();
    await press(app, 'Try Again');
    await waitFor(() => expect(requests).toHaveLength(2));
    const button = await screen.findByRole('button', { name: 'Try Again' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('retries once when the button is pressed repeatedly', async () => {
    const requests = mockJobs((_request, attempt) =>
      attempt === 1 ? createJobsErrorResponse() : delay('infinite').then(() => createJobsErrorResponse()),
    );
    const app = openPage();
    await press(app, 'Try Again');
    await app.user.clickDisabled(await screen.findByRole('button', { name: 'Trying...' }));
    expect(requests).toHaveLength(2);
  });

  it('sends no request without a user and shows an error', () => {
    const identity = memoryIdentity({ user: null });
    render(
      <AuthContext value={{ ...identity, loading: false, user: null, retry: undefined }}>
        <Provider store={makeTestStore(makeTestServices(identity))}>
          <MemoryRouter initialEntries={['/jobs']}>
            <JobsPage />
          </MemoryRouter>
        </Provider>
      </AuthContext>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('User not authenticated');
  });

  it('does not affect the other mode', async () => {
    mockJobs((request) =>
      request.list === 'all' ? createJobsPageResponse(makeJobs(3), request) : createJobsErrorResponse(),
    );
    const app = openPage();
    await screen.findByRole('alert');
    await press(app, 'All Jobs');
    await expectCount(3);
  });
});
