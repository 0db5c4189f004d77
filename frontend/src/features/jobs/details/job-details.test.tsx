import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { baseApi } from '../../../shared/api/base-api';
import { APPLICATIONS_URL, serveApplications } from '../../../testing/applications';
import { mockWideScreen } from '../../../testing/history';
import {
  getJobUrl,
  makeJob,
  makeJobs,
  makeMatch,
  mockJobs,
  createJobsErrorResponse,
  serveJob,
  serveJobs,
} from '../../../testing/jobs';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { PROFILE_URL, makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp, makeTestServices } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { makeTestStore } from '../../../testing/test-store';
import JobDetails from './job-details';

const JOB = makeJob(1, { title: 'Backend Engineer' });

const openPage = (at = '/jobs?job=feed-1') => {
  serveProfile(makeProfile());
  serveJobs([JOB, ...makeJobs(3).slice(1)]);
  return renderApp({ at });
};

const findDetailsButton = (title = 'Backend Engineer') =>
  screen.findByRole('button', { name: `View Details: ${title}, Kestrel Labs` });
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Job details' }));
const findSidebar = () => screen.findByRole('complementary', { name: 'Job details' });
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const getCard = () => screen.getByRole('article', { name: 'Backend Engineer' });

describe('Job details', () => {
  it('open in a dialog and restore the focus on Escape and Back', async () => {
    serveJob(JOB, makeMatch());
    const { user, address, goBack } = openPage('/jobs?q=pilot');
    await user.clear(await screen.findByRole('searchbox'));
    await user.click(await findDetailsButton());
    expect(await screen.findByRole('dialog', { name: 'Job details' })).toHaveFocus();
    expect(address()).toContain('job=feed-1');
    await user.keyboard('{Escape}');
    await expectDialogClosed();
    expect(address()).toBe('/jobs');
    expect(await findDetailsButton()).toHaveFocus();
    await user.click(await findDetailsButton());
    await (await findDialog()).findByRole('heading', { name: 'Backend Engineer' });
    await goBack();
    await expectDialogClosed();
    expect(await findDetailsButton()).toHaveFocus();
  });

  it('open from the URL and close to the list', async () => {
    serveJob(JOB, makeMatch());
    const { user, address } = openPage('/jobs?mode=all&q=e&job=feed-1');
    await user.click((await findDialog()).getByRole('button', { name: 'Close details' }));
    await expectDialogClosed();
    expect(address()).toBe('/jobs?mode=all&q=e');
  });

  it('show all fields', async () => {
    serveJob(
      {
        ...JOB,
        remote: true,
        description: 'You steer.\n\nYou bring\n• Calm\n• A <b>licence</b>',
        validThrough: '2026-12-31T00:00:00.000Z',
        salary: {
          value: { minValue: 55_000, unitText: 'YEAR' },
          convertedFrom: 'EUR',
          posted: { minValue: 50_000, currency: 'EUR', rate: 1.1 },
        },
        source: { id: 'feed', name: 'Harbour Board', isSample: false, attribution: 'Jobs by Harbour Board' },
      },
      makeMatch(),
    );
    openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByRole('heading', { level: 2, name: 'Backend Engineer' })).toBeVisible();
    for (const text of [
      'From $55,000 / year (From €50,000)',
      'From €50,000 in the posting',
      'Harbour Board · Jobs by Harbour Board',
      'Remote',
    ])
      expect(inDialog.getByText(text)).toBeVisible();
    expect(inDialog.getByText('20 Nov 2026')).toHaveAttribute('datetime', JOB.postedAt);
    expect(inDialog.getByText('31 Dec 2026')).toBeVisible();
    expect(inDialog.getByText('You steer.').tagName).toBe('P');
    expect(inDialog.getByText('A <b>licence</b>').tagName).toBe('LI');
    expect(inDialog.queryByText('Sample data')).not.toBeInTheDocument();
    expect(
      inDialog.getByRole('link', { name: 'Apply Now: Backend Engineer, Kestrel Labs (opens a new tab)' }),
    ).toHaveAttribute('href', JOB.url);
  });

  it('hide a missing source', async () => {
    const { source: _source, ...job } = JOB;
    server.use(
      http.get(getJobUrl('feed-1'), () => HttpResponse.json({ success: true, data: { job, match: makeMatch() } })),
    );
    openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByText('20 Nov 2026')).toBeVisible();
    expect(inDialog.queryByText('Source')).not.toBeInTheDocument();
    expect(inDialog.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('tag sample data', async () => {
    serveJob({ ...JOB, source: { id: 'sample', name: 'Sample jobs', isSample: true } });
    openPage();
    expect(await (await findDialog()).findByText('Sample data')).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    server.use(http.get(getJobUrl('feed-1'), () => delay('infinite')));
    openPage();
    expect(await (await findDialog()).findByText('Loading the job')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['the server responds with 403', () => createJobsErrorResponse(403)],
    ['the network fails', () => HttpResponse.error()],
  ])('show an error when %s and retry', async (_when, failingResponse) => {
    server.use(http.get(getJobUrl('feed-1'), failingResponse));
    const { user } = openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByRole('alert')).toHaveTextContent('This job could not be loaded.');
    serveJob(JOB, makeMatch());
    await user.click(inDialog.getByRole('button', { name: 'Try Again' }));
    expect(await inDialog.findByRole('heading', { name: 'Backend Engineer' })).toBeVisible();
    expect(inDialog.getByRole('region', { name: 'About the job' })).toHaveFocus();
  });

  it('show that the job is closed when the server responds with 404 and link to the list', async () => {
    server.use(http.get(getJobUrl('feed-1'), () => createJobsErrorResponse(404)));
    const { user, address } = openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByText('This job is no longer open.')).toBeVisible();
    expect(inDialog.queryByRole('link', { name: /Apply Now/ })).not.toBeInTheDocument();
    await user.click(inDialog.getByRole('button', { name: 'Back to jobs' }));
    await expectDialogClosed();
    expect(address()).toBe('/jobs');
  });
});

describe('The match explanation', () => {
  it('shows the parts of the match in a fixed order', async () => {
    serveJob(JOB, makeMatch());
    openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByRole('img', { name: '94% match' })).toBeVisible();
    expect(inDialog.getByText('Your skills cover most of it.')).toBeVisible();
    const parts = inDialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts.filter((text) => text.includes('%'))).toEqual([
      'Skills92%7 of 8 skills',
      'Title100%Same as your preferred role',
      'Salary86%Above your minimum',
    ]);
  });

  it('shows the quote of one skill at a time', async () => {
    serveJob(JOB, makeMatch());
    const { user } = openPage();
    const inDialog = await findDialog();
    const met = within(await inDialog.findByRole('list', { name: 'You have' }));
    const missing = within(inDialog.getByRole('list', { name: 'Also asked for' }));
    expect(met.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go', 'gRPCnice to have']);
    expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Kubernetes']);
    const go = met.getByRole('button', { name: 'Go' });
    expect(go).toHaveAttribute('aria-expanded', 'false');
    await user.click(go);
    expect(go).toHaveAttribute('aria-expanded', 'true');
    expect(inDialog.getByText('Five years with Go')).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(inDialog.getByText('gRPC would be nice')).toBeVisible();
    expect(inDialog.queryByText('Five years with Go')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(inDialog.queryByText('gRPC would be nice')).not.toBeInTheDocument();
  });

  it('lists what is demanded before what would be nice to have', async () => {
    const toSkill = (name: string, isExtra: boolean) => ({ name, isExtra, quote: name });
    serveJob(
      JOB,
      makeMatch({
        met: [toSkill('gRPC', true), toSkill('Go', false)],
        missing: [toSkill('Rust', true), toSkill('Kubernetes', false)],
      }),
    );
    openPage();
    const inDialog = await findDialog();
    const getNames = (list: string) =>
      within(inDialog.getByRole('list', { name: list }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await inDialog.findByRole('list', { name: 'You have' });
    expect(['You have', 'Also asked for', 'Nice to have'].map(getNames)).toEqual([
      ['Go', 'gRPCnice to have'],
      ['Kubernetes'],
      ['Rust'],
    ]);
  });

  it('hides empty skill lists', async () => {
    serveJob(JOB, makeMatch({ met: [], missing: [] }));
    openPage();
    await (await findDialog()).findByText('How it matches');
    expect(screen.queryByText('You have')).not.toBeInTheDocument();
    expect(screen.queryByText('Also asked for')).not.toBeInTheDocument();
  });

  const UNAVAILABLE = 'Match score unavailable.';

  it('offers a retry when the match is not ready', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveJob(JOB, 'not-ready');
    const { user } = openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByText(UNAVAILABLE)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('/jobs/feed-1', 'Match explanation unavailable');
    expect(inDialog.queryByText(/Complete your profile/)).not.toBeInTheDocument();
    serveJob(JOB, makeMatch());
    await user.click(inDialog.getByRole('button', { name: 'Try Again' }));
    expect(await inDialog.findByRole('img', { name: '94% match' })).toBeVisible();
    expect(inDialog.queryByText(UNAVAILABLE)).not.toBeInTheDocument();
    expect(inDialog.getByRole('region', { name: 'About the job' })).toHaveFocus();
  });

  it('is kept when a refetch returns none', async () => {
    serveApplications([]);
    serveJob(JOB, makeMatch());
    const store = makeTestStore(makeTestServices(memoryIdentity({ user: NADIA })));
    render(
      <MemoryRouter>
        <Provider store={store}>
          <JobDetails uid="nadia" jobId="feed-1" onClose={() => undefined} />
        </Provider>
      </MemoryRouter>,
    );
    await screen.findByText('Your skills cover most of it.');
    serveJob({ ...JOB, company: 'Oakbridge' }, 'not-ready');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['ProfileChanges'])));
    await screen.findByText('Oakbridge');
    expect(screen.getByText('Your skills cover most of it.')).toBeVisible();
  });

  it('is not refetched on window focus', async () => {
    serveJob(JOB, makeMatch());
    openPage();
    await screen.findByText('Your skills cover most of it.');
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET') requests.push(request.url.replace(/\?.*/, ''));
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    // Only the profile, the accesses of support, the applications and the sign-in are refetched.
    await waitFor(() =>
      expect(requests.toSorted()).toEqual([
        APPLICATIONS_URL,
        PROFILE_URL,
        `${PROFILE_URL}/accesses`,
        `${PROFILE_URL}/session`,
      ]),
    );
    server.events.removeAllListeners();
  });

  it('links to the profile page when the user has no profile', async () => {
    serveJob(JOB, 'no-profile');
    const { user, address } = openPage();
    const inDialog = await findDialog();
    expect(await inDialog.findByText(/Complete your profile to see how well this job matches/)).toBeVisible();
    expect(inDialog.queryByRole('img')).not.toBeInTheDocument();
    await user.click(inDialog.getByRole('link', { name: 'Go to your profile' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('Job details on a wide page', () => {
  beforeEach(() => {
    mockWideScreen();
    serveJob(JOB, makeMatch());
    serveJob(makeJob(2));
  });

  it('show the first job without taking the focus or adding a history entry', async () => {
    const { user, address, router } = openPage('/jobs');
    const sidebar = await findSidebar();
    expect(await within(sidebar).findByRole('heading', { name: 'Backend Engineer' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(getCard()).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('/jobs');
    await user.click(await within(sidebar).findByRole('button', { name: 'Go' }));
    expect(within(sidebar).getByRole('button', { name: 'Go' })).toHaveFocus();
    expect(address()).toBe('/jobs?job=feed-1');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(within(sidebar).getByRole('button', { name: 'Close details' }));
    expect(await screen.findByText('Select a job to see what it requires and how well it matches.')).toBeVisible();
    expect(await findDetailsButton()).toHaveFocus();
    expect(address()).toBe('/jobs');
  });

  it('ask for no selection while the list is loading', async () => {
    mockJobs(() => delay('infinite').then(() => HttpResponse.error()));
    serveProfile(makeProfile());
    renderApp({ at: '/jobs' });
    expect(await screen.findByText('Loading jobs')).toBeInTheDocument();
    expect(screen.queryByText(/^Select a job/)).not.toBeInTheDocument();
  });

  it('open beside the list', async () => {
    const { user, address } = openPage('/jobs');
    await user.click(await findDetailsButton());
    expect(await findSidebar()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getCard()).toHaveAttribute('aria-current', 'true');
    await user.click(await findDetailsButton('Pilot 2'));
    expect(await within(await findSidebar()).findByRole('heading', { name: 'Pilot 2' })).toBeVisible();
    expect(getCard()).not.toHaveAttribute('aria-current');
    expect(address()).toBe('/jobs?job=feed-2');
  });

  it('return to the first job on Back after several jobs', async () => {
    const { user, address, goBack } = openPage('/jobs');
    await user.click(await findDetailsButton());
    await user.click(await findDetailsButton('Pilot 2'));
    await within(await findSidebar()).findByRole('heading', { name: 'Pilot 2' });
    await goBack();
    expect(await within(await findSidebar()).findByRole('heading', { name: 'Backend Engineer' })).toBeVisible();
    expect(address()).toBe('/jobs');
    expect(await findDetailsButton('Pilot 2')).toHaveFocus();
  });

  it('restore the focus when closed by the button or Escape', async () => {
    const { user, address } = openPage('/jobs');
    for (const close of [
      async () => user.click(within(await findSidebar()).getByRole('button', { name: 'Close details' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await user.click(await findDetailsButton());
      await findSidebar();
      await close();
      await waitFor(async () => expect(await findDetailsButton()).toHaveFocus());
      expect(address()).toBe('/jobs');
    }
  });

  it('keep the scroll position when closed', async () => {
    const scrollToSpy = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = openPage('/jobs');
    await user.click(await findDetailsButton());
    const panel = within(await findSidebar());
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await user.click(panel.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(scrollToSpy).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('do not take the focus on page load', async () => {
    openPage();
    await within(await findSidebar()).findByRole('heading', { name: 'Backend Engineer' });
    expect(document.body).toHaveFocus();
  });

  it('close to the current search', async () => {
    const { user, address } = openPage('/jobs');
    await user.click(await findDetailsButton());
    await findSidebar();
    await user.type(screen.getByRole('searchbox'), 'engineer{Enter}');
    expect(address()).toBe('/jobs?q=engineer&job=feed-1');
    await user.click(within(await findSidebar()).getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(address()).toBe('/jobs?q=engineer'));
  });

  it('close when the mode is switched', async () => {
    const { user, address } = openPage();
    await findSidebar();
    await user.click(screen.getByRole('button', { name: 'All Jobs' }));
    expect(address()).toBe('/jobs?mode=all');
  });
});
