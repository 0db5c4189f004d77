import { fireEvent, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { answerEvents, eventsAnswer } from '../../testing/career-events';
import { settles, startClock, stopClock } from '../../testing/clock';
import { answerJobs, jobAddress, jobsUpTo, pageOf, serveJobs } from '../../testing/jobs';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const LONGER = 'This is taking longer than usual…';
const never = () => delay('infinite').then(() => new Response());

beforeEach(() => serveProfile(profileWith()));
afterEach(stopClock);

describe('Jobs that do not arrive', () => {
  it('are said to take longer after a second, and fail after the deadline with a way to try again', async () => {
    const pass = startClock();
    answerJobs(never);
    renderApp({ at: '/jobs' });
    await settles(() => screen.queryByText('Loading jobs') !== null);
    await pass(800);
    expect(screen.queryByText(LONGER)).not.toBeInTheDocument();
    await pass(300);
    expect(screen.getByText(LONGER)).toBeVisible();
    await pass(8_500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(screen.queryByText(LONGER)).not.toBeInTheDocument();
    expect(screen.queryByText('No jobs found matching your criteria.')).not.toBeInTheDocument();

    serveJobs(jobsUpTo(2));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 2 recommended jobs')).toBeVisible();
  });

  it('fail after the deadline when more are asked for, and can be tried again', async () => {
    answerJobs((asked) => (asked.query.page === '1' ? pageOf(jobsUpTo(12), asked) : never()));
    renderApp({ at: '/jobs' });
    const more = await screen.findByRole('button', { name: 'Load More' });
    const pass = startClock();
    fireEvent.click(more);
    await pass(9_500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('fail after the deadline when the token does not arrive', async () => {
    const pass = startClock();
    serveJobs(jobsUpTo(2));
    answerEvents(eventsAnswer());
    const identity = memoryIdentity({ user: NADIA });
    renderApp({ at: '/events', identity });
    await screen.findByRole('heading', { name: 'Events' });
    identity.token = () => new Promise(() => undefined);
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    await settles(() => screen.queryByText('Loading jobs') !== null);
    await pass(10_100);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
  });
});

it('says that the details of a job take longer, and fails after the deadline', async () => {
  serveJobs(jobsUpTo(2));
  server.use(http.get(jobAddress('feed-1'), never));
  renderApp({ at: '/jobs' });
  const open = await screen.findByRole('button', { name: /^View Details.*Pilot 1\b/ });
  const pass = startClock();
  await pass(500); // apart from the wait for the page
  fireEvent.click(open);
  await settles(() => screen.queryByText('Loading the job') !== null);
  const details = within(screen.getByRole('dialog'));
  await pass(800);
  expect(details.queryByText(LONGER)).not.toBeInTheDocument();
  await pass(300);
  expect(details.getByText(LONGER)).toBeVisible();
  await pass(9_000);
  expect(details.getByRole('alert')).toHaveTextContent('This job could not be loaded.');
  expect(details.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
