import type { Job } from '@trackrecord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { APPLICATIONS_URL, serveApplications } from '../../../testing/applications';
import type { ServedApplications } from '../../../testing/applications';
import {
  createJobsPageResponse,
  makeJob,
  makeJobs,
  makeMatch,
  mockJobs,
  serveJob,
  serveJobVisits,
  serveJobs,
} from '../../../testing/jobs';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const JOBS = makeJobs(12);

/** Opens the jobs page; serves only the hidden jobs for `show=hidden`, otherwise only the others. */
function openJobs(at = '/jobs?mode=all') {
  serveProfile(makeProfile());
  const state: { served?: ServedApplications } = {};
  const requests = mockJobs((request) => {
    const hidden = new Set(state.served?.hiddenPostings);
    const jobs = JOBS.filter(({ jobId }) => hidden.has(jobId) === (request.query.show === 'hidden'));
    return createJobsPageResponse(jobs, request);
  });
  const served = serveApplications([]);
  state.served = served;
  return { served, requests, ...renderApp({ at }) };
}

const getTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const findHideButton = (title: string) =>
  screen.findByRole('button', { name: `Not interested: ${title}, Kestrel Labs` });

describe('Hiding a job', () => {
  it('removes it at once, and keeps the counts and pages right', async () => {
    const { user, requests, served } = openJobs();
    await screen.findByText('Showing 10 of 12 jobs');
    await user.click(await findHideButton('Pilot 2'));
    expect(await screen.findByText('Showing 10 of 11 jobs')).toBeVisible();
    expect(getTitles()).not.toContain('Pilot 2');
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Showing 11 of 11 jobs')).toBeVisible();
    expect(getTitles()).toContain('Pilot 11');
    expect(served.hiddenPostings).toEqual(['feed-2']);
    expect(requests.map(({ query }) => query.page)).toEqual(['1', '1', '2']);
  });

  it('is undone by the toast', async () => {
    const { user, served } = openJobs();
    await user.click(await findHideButton('Pilot 2'));
    await screen.findByText('Pilot 2 is hidden');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Showing 10 of 12 jobs')).toBeVisible();
    await waitFor(() => expect(getTitles()).toContain('Pilot 2'));
    expect(served.hiddenPostings).toEqual([]);
  });

  it('is taken back if the server rejects it', async () => {
    const { user } = openJobs();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.put(`${APPLICATIONS_URL}/hidden-postings/feed-2`, async () => {
        await released;
        return HttpResponse.json({ error: 'Your list is full.', code: 'applications-full' }, { status: 409 });
      }),
    );
    const save = await screen.findByRole('button', { name: 'Save: Pilot 2, Kestrel Labs' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await user.click(await findHideButton('Pilot 2'));
    await waitFor(() => expect(getTitles()).not.toContain('Pilot 2'));
    release();
    expect(await screen.findByText('Your list is full.')).toBeVisible();
    await waitFor(() => expect(getTitles()).toContain('Pilot 2'));
  });

  it('is undone in the list of hidden jobs', async () => {
    const { user, served } = openJobs();
    await user.click(await findHideButton('Pilot 2'));
    await screen.findByText('Showing 10 of 11 jobs');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.selectOptions(screen.getByLabelText('Show'), 'Hidden');
    await waitFor(() => expect(getTitles()).toEqual(['Pilot 2']));
    await user.click(screen.getByRole('button', { name: 'Show again: Pilot 2, Kestrel Labs' }));
    expect(await screen.findByText('No jobs found matching your criteria.')).toBeVisible();
    expect(served.hiddenPostings).toEqual([]);
  });
});

describe('Hiding a company', () => {
  const ACME = ['ACME Inc.', 'Acme, Inc', 'acme'].map((company, index) => makeJob(index + 1, { company }));

  /** Opens a list with three jobs of Acme and one of another company; `isListStale` returns all of them at all times. */
  function openCompanies({ at = '/jobs?mode=all', isListStale = false } = {}) {
    serveProfile(makeProfile());
    const jobs = [...ACME, makeJob(4)];
    for (const job of jobs) serveJob(job, makeMatch());
    const state: { served?: ServedApplications } = {};
    mockJobs((request) => {
      const isHidden = state.served?.hiddenCompanies.length === 1;
      const isShown = (job: Job) => (isHidden && ACME.includes(job)) === (request.query.show === 'hidden');
      return createJobsPageResponse(
        jobs.filter((job) => isListStale || isShown(job)),
        request,
      );
    });
    const served = serveApplications([]);
    state.served = served;
    return { served, ...renderApp({ at }) };
  }
  const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Job details' }));
  const expectTitles = (titles: readonly string[]) => waitFor(() => expect(getTitles()).toEqual(titles));

  it('removes its jobs at once, however the name is written, and is undone by the toast', async () => {
    const { user, served } = openCompanies({ at: '/jobs?mode=all&job=feed-1', isListStale: true });
    const dialog = await findDialog();
    await user.click(await dialog.findByRole('button', { name: 'Hide all jobs of ACME Inc.' }));
    expect(await screen.findByText('All jobs of ACME Inc. are hidden')).toBeVisible();
    expect(served.hiddenCompanies).toEqual(['ACME Inc.']);
    expect(dialog.getByRole('button', { name: 'Show jobs of ACME Inc. again' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close details' }));
    await expectTitles(['Pilot 4']);
    expect(screen.getByText('Showing 1 of 1 jobs')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The jobs of ACME Inc. are shown again')).toBeVisible();
    await expectTitles(['Pilot 1', 'Pilot 2', 'Pilot 3', 'Pilot 4']);
    expect(served.hiddenCompanies).toEqual([]);
  });

  it('is named in the list of hidden jobs, and undone there', async () => {
    const { user, served } = openCompanies();
    served.hiddenCompanies = ['Acme'];
    served.hiddenPostings = ['feed-2'];
    await expectTitles(['Pilot 4']);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.selectOptions(screen.getByLabelText('Show'), 'Hidden');
    await expectTitles(['Pilot 1', 'Pilot 2', 'Pilot 3']);
    const card = within(screen.getByRole('article', { name: 'Pilot 2' }));
    expect(card.getByText('Company hidden')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Show again/ })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Show jobs of Acme, Inc again' }));
    expect(await screen.findByText('The jobs of Acme, Inc are shown again')).toBeVisible();
    expect(served.hiddenCompanies).toEqual([]);
  });

  it('is taken back if the server rejects it', async () => {
    const { user, served } = openCompanies({ at: '/jobs?mode=all&job=feed-1' });
    served.responses.push(
      HttpResponse.json({ error: 'Your list is full.', code: 'applications-full' }, { status: 409 }),
    );
    const dialog = await findDialog();
    await user.click(await dialog.findByRole('button', { name: 'Hide all jobs of ACME Inc.' }));
    expect(await screen.findByText('Your list is full.')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Hide all jobs of ACME Inc.' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close details' }));
    await expectTitles(['Pilot 1', 'Pilot 2', 'Pilot 3', 'Pilot 4']);
  });

  it('keeps its saved jobs among the saved ones', async () => {
    const { served } = openCompanies({ at: '/jobs?mode=all&show=saved', isListStale: true });
    served.hiddenCompanies = ['Acme'];
    const save = await screen.findByRole('button', { name: 'Save: Pilot 1, ACME Inc.' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(getTitles()).toEqual(['Pilot 1', 'Pilot 2', 'Pilot 3', 'Pilot 4']);
  });
});

describe('New jobs', () => {
  it('are marked and counted, and the visit is recorded', async () => {
    serveProfile(makeProfile());
    const requests = serveJobs([makeJob(1, { isNew: true }), makeJob(2)]);
    const seen = serveJobVisits();
    const { user, address } = renderApp({ at: '/jobs' });
    const card = within(await screen.findByRole('article', { name: 'Pilot 1' }));
    expect(card.getByText('New')).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Pilot 2' })).queryByText('New')).not.toBeInTheDocument();
    await waitFor(() => expect(seen).toEqual([40]));
    await user.click(screen.getByRole('button', { name: '1 new since your last visit' }));
    expect(address()).toBe('/jobs?show=new');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', show: 'new' }));
  });
});

describe('The order and the filters of the server', () => {
  it('are requested and kept in the URL', async () => {
    const { user, requests, address } = openJobs();
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Highest salary');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.type(await screen.findByLabelText('City, region or country'), 'Berlin{Enter}');
    await user.selectOptions(screen.getByLabelText('Employment'), 'Contract');
    await user.click(screen.getByLabelText('Remote only'));
    expect(address()).toBe('/jobs?mode=all&remote=true&place=Berlin&type=Contract&sort=salary');
    await waitFor(() =>
      expect(requests.at(-1)?.query).toEqual({
        page: '1',
        limit: '10',
        sort: 'salary',
        place: 'Berlin',
        employmentType: 'Contract',
        remote: 'true',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('City, region or country')).toHaveValue('');
    expect(address()).toBe('/jobs?mode=all&sort=salary');
  });

  it('are restored from the URL, and the order is that of the mode by default', async () => {
    const { user } = openJobs('/jobs?place=Pune&type=Hybrid&show=saved&sort=date');
    expect(await screen.findByLabelText('Sort by')).toHaveDisplayValue('Newest');
    expect(await screen.findByLabelText('City, region or country')).toHaveValue('Pune');
    expect(screen.getByLabelText('Employment')).toHaveDisplayValue('Hybrid');
    expect(screen.getByLabelText('Show')).toHaveDisplayValue('Saved');
    await user.click(screen.getByRole('button', { name: 'All Jobs' }));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest');
    await user.click(screen.getByRole('button', { name: 'Recommended' }));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
  });
});
