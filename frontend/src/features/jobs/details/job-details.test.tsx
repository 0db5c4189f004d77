import { act, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, delay, http } from 'msw';
import { Provider } from 'react-redux';
import { baseApi } from '../../../shared/api/base-api';
import { widePage } from '../../../testing/history';
import { jobAddress, jobWith, jobsUpTo, matchWith, refusal, serveJob, serveJobs } from '../../../testing/jobs';
import { NADIA, memoryIdentity } from '../../../testing/memory-identity';
import { PROFILE, profileWith, serveProfile } from '../../../testing/profile';
import { renderApp, testServices } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { testStore } from '../../../testing/test-store';
import JobDetails from './job-details';

const JOB = jobWith(1, { title: 'Backend Engineer' });

const open = (at = '/jobs?job=feed-1') => {
  serveProfile(profileWith());
  serveJobs([JOB, ...jobsUpTo(3).slice(1)]);
  return renderApp({ at });
};

const viewDetails = (title = 'Backend Engineer') =>
  screen.findByRole('button', { name: `View Details: ${title}, Kestrel Labs` });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Job details' }));
const beside = () => screen.findByRole('complementary', { name: 'Job details' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const card = () => screen.getByRole('article', { name: 'Backend Engineer' });

describe('The details of a job', () => {
  it('open over the page, take the focus and give it back, by Escape and by Back', async () => {
    serveJob(JOB, matchWith());
    const { user, address, back } = open('/jobs?q=pilot');
    await user.clear(await screen.findByRole('searchbox'));
    await user.click(await viewDetails());
    expect(await screen.findByRole('dialog', { name: 'Job details' })).toHaveFocus();
    expect(address()).toContain('job=feed-1');
    await user.keyboard('{Escape}');
    await gone();
    expect(address()).toBe('/jobs');
    expect(await viewDetails()).toHaveFocus();
    await user.click(await viewDetails());
    await (await dialog()).findByRole('heading', { name: 'Backend Engineer' });
    await back();
    await gone();
    expect(await viewDetails()).toHaveFocus();
  });

  it('are open from their address, and close to the list', async () => {
    serveJob(JOB, matchWith());
    const { user, address } = open('/jobs?mode=all&q=e&job=feed-1');
    await user.click((await dialog()).getByRole('button', { name: 'Close details' }));
    await gone();
    expect(address()).toBe('/jobs?mode=all&q=e');
  });

  it('tell everything about it', async () => {
    serveJob(
      {
        ...JOB,
        remote: true,
        description: 'You steer.\n\nYou bring\n• Calm\n• A <b>licence</b>',
        validThrough: '2026-12-31T00:00:00.000Z',
        salary: { value: { minValue: 55_000, unitText: 'YEAR' }, convertedFrom: 'EUR' },
        source: { id: 'feed', name: 'Harbour Board', isSample: false, attribution: 'Jobs by Harbour Board' },
      },
      matchWith(),
    );
    open();
    const inDialog = await dialog();
    expect(await inDialog.findByRole('heading', { level: 2, name: 'Backend Engineer' })).toBeVisible();
    for (const text of ['From $55,000 / year', 'Converted from EUR', 'Harbour Board · Jobs by Harbour Board', 'Remote'])
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

  it('do not say where a job comes from that does not say so itself', async () => {
    const { source: _source, ...job } = JOB;
    server.use(
      http.get(jobAddress('feed-1'), () => HttpResponse.json({ success: true, data: { job, match: matchWith() } })),
    );
    open();
    const inDialog = await dialog();
    expect(await inDialog.findByText('20 Nov 2026')).toBeVisible();
    expect(inDialog.queryByText('Source')).not.toBeInTheDocument();
    expect(inDialog.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('say that a job is sample data', async () => {
    serveJob({ ...JOB, source: { id: 'sample', name: 'Sample jobs', isSample: true } });
    open();
    expect(await (await dialog()).findByText('Sample data')).toBeVisible();
  });

  it('wait with the shape of what comes', async () => {
    server.use(http.get(jobAddress('feed-1'), () => delay('infinite')));
    open();
    expect(await (await dialog()).findByText('Loading the job')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['the server says no', () => refusal(403)],
    ['nothing answers', () => HttpResponse.error()],
    ['the answer has another shape', () => HttpResponse.json({ success: true, data: { job: { title: 'No' } } })],
    ['the answer is empty', () => HttpResponse.json(null)],
    ['the server does not say that it worked', () => HttpResponse.json({ data: {} })],
  ])('can be asked for again when %s', async (_when, failure) => {
    server.use(http.get(jobAddress('feed-1'), failure));
    const { user } = open();
    const inDialog = await dialog();
    expect(await inDialog.findByRole('alert')).toHaveTextContent('This job could not be loaded.');
    serveJob(JOB, matchWith());
    await user.click(inDialog.getByRole('button', { name: 'Try Again' }));
    expect(await inDialog.findByRole('heading', { name: 'Backend Engineer' })).toBeVisible();
    expect(inDialog.getByRole('region', { name: 'About the job' })).toHaveFocus();
  });

  it.each([
    ['nobody knows it', () => refusal(404)],
    ['what is there is no job', () => HttpResponse.json({ success: true, data: { jobs: [] } })],
  ])('say that a job is not open any more when %s, and lead back', async (_when, answer) => {
    server.use(http.get(jobAddress('feed-1'), answer));
    const { user, address } = open();
    const inDialog = await dialog();
    expect(await inDialog.findByText('This job is no longer open.')).toBeVisible();
    expect(inDialog.queryByRole('link', { name: /Apply Now/ })).not.toBeInTheDocument();
    await user.click(inDialog.getByRole('button', { name: 'Back to jobs' }));
    await gone();
    expect(address()).toBe('/jobs');
  });

  it('are accessible', async () => {
    serveJob(JOB, matchWith());
    const { baseElement } = open();
    await (await dialog()).findByRole('heading', { name: 'Backend Engineer' });
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});

describe('Why a job fits', () => {
  it('is told part by part, in one order', async () => {
    serveJob(JOB, matchWith());
    open();
    const inDialog = await dialog();
    expect(await inDialog.findByRole('img', { name: '94% match' })).toBeVisible();
    expect(inDialog.getByText('Your skills cover most of it.')).toBeVisible();
    const parts = inDialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts.filter((text) => text.includes('%'))).toEqual([
      'Skills92%7 of 8 skills',
      'Title100%Same as your preferred role',
      'Salary86%Above your minimum',
    ]);
  });

  it('quotes the posting for each skill, one at a time', async () => {
    serveJob(JOB, matchWith());
    const { user } = open();
    const inDialog = await dialog();
    const has = within(await inDialog.findByRole('list', { name: 'You have' }));
    const misses = within(inDialog.getByRole('list', { name: 'Also required' }));
    expect(has.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go', 'gRPCnice to have']);
    expect(misses.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Kubernetes']);
    const go = has.getByRole('button', { name: 'Go' });
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

  it('has no list of skills where there are none', async () => {
    serveJob(JOB, matchWith({ met: [], missing: [] }));
    open();
    await (await dialog()).findByText('Why it matches');
    expect(screen.queryByText('You have')).not.toBeInTheDocument();
    expect(screen.queryByText('Also required')).not.toBeInTheDocument();
  });

  const LATE = 'Match score unavailable.';

  it('is tried again where it was not worked out in time', async () => {
    serveJob(JOB, 'not-ready');
    const { user } = open();
    const inDialog = await dialog();
    expect(await inDialog.findByText(LATE)).toBeVisible();
    expect(inDialog.queryByText(/Complete your profile/)).not.toBeInTheDocument();
    serveJob(JOB, matchWith());
    await user.click(inDialog.getByRole('button', { name: 'Try Again' }));
    expect(await inDialog.findByRole('img', { name: '94% match' })).toBeVisible();
    expect(inDialog.queryByText(LATE)).not.toBeInTheDocument();
    expect(inDialog.getByRole('region', { name: 'About the job' })).toHaveFocus();
  });

  it.each([
    ['null', null],
    ['a number', 94],
    ['no parts', { ...matchWith(), parts: undefined }],
    ['a part nobody knows', { ...matchWith(), parts: [{ part: 'luck', percentage: 5, why: 'Sun' }] }],
    ['a part without a number', { ...matchWith(), parts: [{ part: 'skills', why: 'Some' }] }],
    ['skills that are none', { ...matchWith(), met: [null] }],
    ['skills without a quote', { ...matchWith(), missing: [{ name: 'Go' }] }],
  ])('is not known where it comes as %s, and the job is shown all the same', async (_what, match) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get(jobAddress('feed-1'), () => HttpResponse.json({ success: true, data: { job: JOB, match } })));
    open();
    const inDialog = await dialog();
    expect(await inDialog.findByText(LATE)).toBeVisible();
    expect(inDialog.getByRole('heading', { name: 'Backend Engineer' })).toBeVisible();
    expect(warned).toHaveBeenCalledWith('/jobs/feed-1', 'The match could not be worked out.');
  });

  it('stays where asking again brings none', async () => {
    serveJob(JOB, matchWith());
    const store = testStore(testServices(memoryIdentity({ user: NADIA })));
    render(
      <Provider store={store}>
        <JobDetails uid="nadia" jobId="feed-1" onClose={() => undefined} />
      </Provider>,
    );
    await screen.findByText('Your skills cover most of it.');
    serveJob({ ...JOB, company: 'Oakbridge' }, 'not-ready');
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Profile'])));
    await screen.findByText('Oakbridge');
    expect(screen.getByText('Your skills cover most of it.')).toBeVisible();
  });

  it('is not asked for again when somebody comes back to the window', async () => {
    serveJob(JOB, matchWith());
    open();
    await screen.findByText('Your skills cover most of it.');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(request.url));
    act(() => void window.dispatchEvent(new Event('focus')));
    // The profile is.
    await waitFor(() => expect(asked).toEqual([PROFILE]));
    server.events.removeAllListeners();
  });

  it('is not known without a profile to match, and leads to it', async () => {
    serveJob(JOB, 'no-profile');
    const { user, address } = open();
    const inDialog = await dialog();
    expect(await inDialog.findByText(/Complete your profile to see how well this job matches/)).toBeVisible();
    expect(inDialog.queryByRole('img')).not.toBeInTheDocument();
    await user.click(inDialog.getByRole('link', { name: 'Go to your profile' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });
});

describe('On a wide page the details', () => {
  beforeEach(() => {
    widePage();
    serveJob(JOB, matchWith());
    serveJob(jobWith(2));
  });

  it('have their place beside the list, which stays in use', async () => {
    const { user, address } = open('/jobs');
    expect(await screen.findByText('Select a job to see what it requires and how well it matches.')).toBeVisible();
    await user.click(await viewDetails());
    expect(await beside()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card()).toHaveAttribute('aria-current', 'true');
    await user.click(await viewDetails('Pilot 2'));
    expect(await within(await beside()).findByRole('heading', { name: 'Pilot 2' })).toBeVisible();
    expect(card()).not.toHaveAttribute('aria-current');
    expect(address()).toBe('/jobs?job=feed-2');
  });

  it('are closed by Back, however many jobs were looked at', async () => {
    const { user, address, back } = open('/jobs');
    await user.click(await viewDetails());
    await user.click(await viewDetails('Pilot 2'));
    await beside();
    await back();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Job details' })).not.toBeInTheDocument());
    expect(address()).toBe('/jobs');
  });

  it('give the focus back to what opened them, by their button and by Escape', async () => {
    const { user, address } = open('/jobs');
    for (const close of [
      async () => user.click(within(await beside()).getByRole('button', { name: 'Close details' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await user.click(await viewDetails());
      await beside();
      await close();
      await waitFor(async () => expect(await viewDetails()).toHaveFocus());
      expect(address()).toBe('/jobs');
    }
  });

  it('leave the page where it is when they are closed', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = open('/jobs');
    await user.click(await viewDetails());
    const panel = within(await beside());
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await user.click(panel.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('do not take the focus from who has just come to the page', async () => {
    open();
    await within(await beside()).findByRole('heading', { name: 'Backend Engineer' });
    expect(document.body).toHaveFocus();
  });

  it('close to the list as it is by then', async () => {
    const { user, address } = open('/jobs');
    await user.click(await viewDetails());
    await beside();
    await user.type(screen.getByRole('searchbox'), 'engineer{Enter}');
    expect(address()).toBe('/jobs?q=engineer&job=feed-1');
    await user.click(within(await beside()).getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(address()).toBe('/jobs?q=engineer'));
  });

  it('go when the mode is switched', async () => {
    const { user, address } = open();
    await beside();
    await user.click(screen.getByRole('button', { name: 'All Jobs' }));
    expect(address()).toBe('/jobs?mode=all');
  });

  it('are accessible', async () => {
    const { container } = open();
    await within(await beside()).findByRole('heading', { name: 'Backend Engineer' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
