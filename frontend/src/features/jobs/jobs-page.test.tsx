import { render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, delay } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext } from '../../shared/identity/auth-context';
import { answerJobs, jobWith, jobsUpTo, matchWith, pageOf, refusal, serveJob, serveJobs } from '../../testing/jobs';
import { memoryIdentity } from '../../testing/memory-identity';
import { profileWith, serveProfile } from '../../testing/profile';
import { renderApp, testServices } from '../../testing/render-app';
import { server } from '../../testing/server';
import { testStore } from '../../testing/test-store';
import { JobsPage } from './jobs-page';

const open = (at = '/jobs') => {
  serveProfile(profileWith());
  return renderApp({ at });
};

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const shows = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));
const place = () => screen.getByRole('region', { name: 'Jobs' });
const press = ({ user }: ReturnType<typeof open>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

describe('The jobs screen', () => {
  it('shows what is recommended, and is the current page of the sidebar', async () => {
    const asked = serveJobs(jobsUpTo(3));
    open();
    await shows(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Recommended Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recommended' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'All Jobs' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Showing 3 recommended jobs')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    expect(asked).toEqual([{ list: 'recommended', query: { page: '1', limit: '10' } }]);
    expect(document.title).toBe('Jobs · Trackrecord');
  });

  it('shows all jobs, and counts them', async () => {
    const asked = serveJobs(jobsUpTo(12));
    const app = open();
    await shows(10);
    await press(app, 'All Jobs');
    expect(await screen.findByText('Showing 10 of 12 jobs')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'All Jobs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All Jobs' })).toHaveAttribute('aria-pressed', 'true');
    expect(app.address()).toBe('/jobs?mode=all');
    expect(asked.at(-1)).toEqual({ list: 'all', query: { page: '1', limit: '10' } });
    await app.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Recommended Jobs' })).toBeVisible();
  });

  it('begins a list that was left with its first page again', async () => {
    const asked = serveJobs(jobsUpTo(12));
    const app = open();
    await press(app, 'Load More');
    await shows(12);
    await press(app, 'All Jobs');
    await screen.findByText('Showing 10 of 12 jobs');
    await press(app, 'Recommended');
    await screen.findByText('Showing 10 recommended jobs');
    expect(asked.map(({ list, query }) => `${list} ${query.page ?? ''}`)).toEqual([
      'recommended 1',
      'recommended 2',
      'all 1',
      'recommended 1',
    ]);
  });

  it('asks for nothing more when the mode is pressed that is on', async () => {
    const asked = serveJobs(jobsUpTo(1));
    const app = open();
    await shows(1);
    await press(app, 'Recommended');
    expect(app.address()).toBe('/jobs');
    expect(asked).toHaveLength(1);
  });

  it('says once that all it shows is sample data, and with each job where only some is', async () => {
    const sample = jobWith(2, { source: { id: 'sample', name: 'Sample', isSample: true } });
    serveJobs([jobWith(1), sample]);
    const { user } = open('/jobs?q=pilot');
    await shows(2);
    const tags = () => screen.getAllByText('Sample data').map((tag) => tag.closest('article'));
    expect(tags()).toEqual([screen.getByRole('article', { name: 'Pilot 2' })]);
    await user.type(screen.getByRole('searchbox'), ' 2');
    await shows(1);
    expect(tags()).toEqual([null]);
  });

  it('asks for what was made of the newest save of the profile', async () => {
    sessionStorage.setItem('revision:profile-nadia', '7');
    const asked: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/jobs/')) asked.push(request.headers.get('x-min-revision'));
    });
    serveJobs(jobsUpTo(1));
    serveJob(jobWith(1), matchWith());
    open('/jobs?job=feed-1');
    await screen.findByText('Your skills cover most of it.');
    server.events.removeAllListeners();
    expect(asked).toEqual(['7', '7']);
  });

  it('takes jobs alone, without what they come to', async () => {
    answerJobs(() => HttpResponse.json(jobsUpTo(2)));
    open('/jobs?mode=all');
    expect(await screen.findByText('Showing 2 of 2 jobs')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('waits with the shape of what comes, the controls in place', async () => {
    answerJobs(() => delay('infinite').then(() => HttpResponse.error()));
    open();
    expect(await screen.findByText('Loading jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading jobs').closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });

  it('is for people who are signed in', async () => {
    const { address } = renderApp({ at: '/jobs', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/signup');
  });

  it('is accessible', async () => {
    serveJobs([jobWith(1, { remote: true, searchContext: { matchPercentage: 94 } }), jobWith(2)], 2);
    const { container } = open('/jobs?location=india&min=5');
    await screen.findByRole('region', { name: 'Filters' });
    await waitFor(() => expect(screen.getByText(/Showing/)).toBeVisible());
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('More jobs', () => {
  it('are added to the list, and the first of them takes the focus', async () => {
    const asked = serveJobs(jobsUpTo(25));
    const app = open('/jobs?mode=all');
    await press(app, 'Load More');
    await screen.findByText('Showing 20 of 25 jobs');
    expect(asked.at(-1)?.query.page).toBe('2');
    expect(screen.getByRole('article', { name: 'Pilot 11' })).toHaveFocus();
    await press(app, 'Load More');
    await screen.findByText('Showing 25 of 25 jobs');
    expect(screen.getByRole('article', { name: 'Pilot 21' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('are asked for once, and the button says that they are coming', async () => {
    let come = (): void => undefined;
    const asked = answerJobs(async (one, round) => {
      if (round > 1) await new Promise<void>((resolve) => (come = resolve));
      return pageOf(jobsUpTo(12), one);
    });
    const app = open();
    await press(app, 'Load More');
    const button = await screen.findByRole('button', { name: 'Loading...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(titles()).toHaveLength(10);
    await app.user.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
    come();
    await shows(12);
    expect(asked).toHaveLength(2);
  });

  it('are shown once each', async () => {
    answerJobs((asked) => pageOf([...jobsUpTo(10), jobWith(10), jobWith(11)], asked));
    const app = open();
    await press(app, 'Load More');
    await shows(11);
  });

  it('leave the focus to who has gone elsewhere while they came', async () => {
    let come = (): void => undefined;
    const asked = answerJobs(async (one, round) => {
      if (round === 2) await new Promise<void>((resolve) => (come = resolve));
      return pageOf(jobsUpTo(25), one);
    });
    const app = open();
    await press(app, 'Load More');
    await waitFor(() => expect(asked).toHaveLength(2));
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('pil');
    come();
    await shows(20);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('do not drop the focus where all of them are known', async () => {
    answerJobs((asked) => pageOf([...jobsUpTo(10), ...jobsUpTo(2)], asked));
    const app = open();
    await press(app, 'Load More');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Load/ })).not.toBeInTheDocument());
    expect(place()).toHaveFocus();
  });
});

describe('A search', () => {
  const COOKS = [...jobsUpTo(30), ...[31, 32, 33].map((n) => jobWith(n, { title: `Cook ${n}` }))];

  it('finds jobs that are not loaded, and says how many there are', async () => {
    const asked = serveJobs(COOKS);
    const app = open('/jobs?mode=all');
    await shows(10);
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('cook');
    await shows(3);
    expect(screen.getByText('Showing 3 of 33 jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText('3 jobs match your search')).toBeVisible();
    expect(asked.at(-1)?.query).toEqual({ page: '1', limit: '10', search: 'cook' });
    expect(asked).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('loads more of what was found, and gives the focus to the first of it', async () => {
    serveJobs([jobWith(1, { title: 'Cook' }), ...jobsUpTo(40).slice(1)]);
    const app = open('/jobs?q=pilot');
    await shows(10);
    expect(screen.getByText('39 jobs match your search')).toBeVisible();
    await press(app, 'Load More');
    await shows(20);
    expect(screen.getByText('Showing 20 recommended jobs')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Pilot 12' })).toHaveFocus();
  });

  it('shows what is loaded while the server searches, and no empty list before it has', async () => {
    let come = (): void => undefined;
    answerJobs(async (one) => {
      if (one.query.search !== undefined) await new Promise<void>((resolve) => (come = resolve));
      return pageOf(COOKS, one);
    });
    open('/jobs?q=cook');
    expect(await screen.findByText('Searching all jobs…')).toBeVisible();
    expect(screen.getByText('Loading jobs')).toBeInTheDocument();
    expect(screen.queryByText('No jobs found matching your criteria.')).not.toBeInTheDocument();
    come();
    await shows(3);
  });

  it('says so when the server cannot search, keeps what is loaded, and can be tried again', async () => {
    let works = false;
    answerJobs((one) => (one.query.search === undefined || works ? pageOf(COOKS, one) : refusal()));
    const app = open('/jobs?q=pilot');
    expect(await screen.findByText("Couldn't search all jobs.")).toBeVisible();
    await shows(10);
    expect(screen.getByRole('button', { name: 'Load More' })).toBeVisible();
    works = true;
    await press(app, 'Try Again');
    expect(await screen.findByText('30 jobs match your search')).toBeVisible();
  });

  it('shows what the server found for words in any order', async () => {
    answerJobs((one) =>
      pageOf(COOKS, { ...one, query: { ...one.query, search: one.query.search === undefined ? '' : 'Cook 32' } }),
    );
    open('/jobs?q=32 cook');
    await shows(1);
    expect(screen.getByText('1 job matches your search')).toBeVisible();
  });
});

describe('No jobs', () => {
  const EMPTY = 'No jobs found matching your criteria.';

  it('lead from those recommended to all', async () => {
    answerJobs((asked) => pageOf(asked.list === 'all' ? jobsUpTo(1) : [], asked));
    const app = open();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByText('Showing 0 recommended jobs')).toBeVisible();
    await press(app, 'Show all jobs');
    await shows(1);
    expect(place()).toHaveFocus();
  });

  it('lead out of the search and the filters', async () => {
    serveJobs(jobsUpTo(2));
    const app = open('/jobs?q=cook&location=india');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    await press(app, 'Clear search and filters');
    await shows(2);
    expect(place()).toHaveFocus();
    expect(app.address()).toBe('/jobs');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
  });

  it('are the end of it where all jobs are shown', async () => {
    serveJobs([]);
    const { container } = open('/jobs?mode=all');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByText('Showing 0 of 0 jobs')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show all|Clear/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('A list that cannot be had', () => {
  it.each([
    ['the server fails', () => refusal(500)],
    ['the server says no', () => refusal(403)],
    ['nothing answers', () => HttpResponse.error()],
    ['the answer has another shape', () => HttpResponse.json({ success: true, data: [] })],
    ['the answer says that it is none', () => HttpResponse.json({ success: false })],
  ])('says so when %s, and can be tried again', async (_when, failure) => {
    let works = false;
    answerJobs((asked) => (works ? pageOf(jobsUpTo(2), asked) : failure()));
    const app = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    works = true;
    await press(app, 'Try Again');
    await shows(2);
    expect(place()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is logged where nobody can read the answer', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerJobs(() => HttpResponse.json({ success: true }));
    open();
    await screen.findByRole('alert');
    expect(warned).toHaveBeenCalledWith('/jobs/user/nadia?page=1&limit=10', 'Invalid response format from server');
  });

  it('is emptied by a page that fails, which is then tried again', async () => {
    const asked = answerJobs((one, round) => (round === 2 ? refusal() : pageOf(jobsUpTo(12), one)));
    const app = open();
    await press(app, 'Load More');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(place()).toHaveFocus();
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    await press(app, 'Try Again');
    await shows(12);
    expect(asked.map(({ query }) => query.page)).toEqual(['1', '2', '2']);
  });

  it('keeps the focus on the way to try again where that fails again', async () => {
    const asked = answerJobs(() => refusal());
    const app = open();
    await press(app, 'Try Again');
    await waitFor(() => expect(asked).toHaveLength(2));
    const button = await screen.findByRole('button', { name: 'Try Again' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('is tried again once, however often that is pressed', async () => {
    const asked = answerJobs((_one, round) => (round === 1 ? refusal() : delay('infinite').then(() => refusal())));
    const app = open();
    await press(app, 'Try Again');
    await press(app, 'Trying...');
    expect(asked).toHaveLength(2);
  });

  it('asks for nothing where nobody is signed in, and says so', () => {
    const identity = memoryIdentity({ user: null });
    render(
      <AuthContext value={{ ...identity, loading: false, user: null, askAgain: undefined }}>
        <Provider store={testStore(testServices(identity))}>
          <MemoryRouter initialEntries={['/jobs']}>
            <JobsPage />
          </MemoryRouter>
        </Provider>
      </AuthContext>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('User not authenticated');
  });

  it('leaves the list of the other mode alone', async () => {
    answerJobs((asked) => (asked.list === 'all' ? pageOf(jobsUpTo(3), asked) : refusal()));
    const app = open();
    await screen.findByRole('alert');
    await press(app, 'All Jobs');
    await shows(3);
  });
});
