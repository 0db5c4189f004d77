import { fireEvent, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { mockEventResponses, createEventsResponder } from '../../testing/career-events';
import { waitUntil, startClock, stopClock } from '../../testing/clock';
import { mockJobs, getJobUrl, makeJobs, createJobsPageResponse, serveJobs } from '../../testing/jobs';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const SLOW_MESSAGE = 'This is taking longer than usual…';
const neverRespond = () => delay('infinite').then(() => new Response());

beforeEach(() => serveProfile(makeProfile()));
afterEach(stopClock);

describe('A slow job list', () => {
  it('shows a slow note after a second and an error with a retry after the deadline', async () => {
    const advance = startClock();
    mockJobs(neverRespond);
    renderApp({ at: '/jobs' });
    await waitUntil(() => screen.queryByText('Loading jobs') !== null);
    await advance(800);
    expect(screen.queryByText(SLOW_MESSAGE)).not.toBeInTheDocument();
    await advance(300);
    expect(screen.getByText(SLOW_MESSAGE)).toBeVisible();
    await advance(8_500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await advance(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(screen.queryByText(SLOW_MESSAGE)).not.toBeInTheDocument();
    expect(screen.queryByText('No jobs found matching your criteria.')).not.toBeInTheDocument();

    serveJobs(makeJobs(2));
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 2 recommended jobs')).toBeVisible();
  });

  it('shows an error with a retry when the next page times out', async () => {
    mockJobs((request) =>
      request.query.page === '1' ? createJobsPageResponse(makeJobs(12), request) : neverRespond(),
    );
    renderApp({ at: '/jobs' });
    const loadMoreButton = await screen.findByRole('button', { name: 'Load More' });
    const advance = startClock();
    fireEvent.click(loadMoreButton);
    await advance(9_500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await advance(600);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('shows an error when the token times out', async () => {
    const advance = startClock();
    serveJobs(makeJobs(2));
    mockEventResponses(createEventsResponder());
    const identity = memoryIdentity({ user: NADIA });
    renderApp({ at: '/events', identity });
    await screen.findByRole('heading', { name: 'Events' });
    identity.getToken = () => new Promise(() => undefined);
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    await waitUntil(() => screen.queryByText('Loading jobs') !== null);
    await advance(10_100);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch jobs');
  });
});

it('slow job details show a note after a second and an error after the deadline', async () => {
  serveJobs(makeJobs(2));
  server.use(http.get(getJobUrl('feed-1'), neverRespond));
  renderApp({ at: '/jobs' });
  const detailsButton = await screen.findByRole('button', { name: /^View Details.*Pilot 1\b/ });
  const advance = startClock();
  // Longer than MAX_GAP_MS of loading.tsx, so that the wait for the details is not counted with that for the page.
  await advance(500);
  fireEvent.click(detailsButton);
  await waitUntil(() => screen.queryByText('Loading the job') !== null);
  const details = within(screen.getByRole('dialog'));
  await advance(800);
  expect(details.queryByText(SLOW_MESSAGE)).not.toBeInTheDocument();
  await advance(300);
  expect(details.getByText(SLOW_MESSAGE)).toBeVisible();
  await advance(9_000);
  expect(details.getByRole('alert')).toHaveTextContent('This job could not be loaded.');
  expect(details.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
