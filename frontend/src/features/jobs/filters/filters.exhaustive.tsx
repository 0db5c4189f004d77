import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeJob, makeJobs, serveJobs } from '../../../testing/jobs';
import { makeProfile, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const JOBS = [makeJob(1, { title: 'Pilot' }), makeJob(2, { title: 'Cook', location: 'Pune, India' })];

const openPage = (at = '/jobs', jobs = JOBS, withoutSalaryCount = 0) => {
  serveProfile(makeProfile());
  return { requests: serveJobs(jobs, withoutSalaryCount), ...renderApp({ at }) };
};

const getTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const findSearchBox = () => screen.findByRole('searchbox', { name: 'Search jobs' });
const findFiltersButton = () => screen.findByRole('button', { name: /^Filters/ });
const findMinField = () => screen.findByRole('textbox', { name: 'Min Salary (USD)' });
const findMaxField = () => screen.findByRole('textbox', { name: 'Max Salary (USD)' });

describe('The search', () => {
  it('filters the loaded jobs, updates the URL and sends one search request', async () => {
    const { user, address, requests, router } = openPage();
    expect(await findSearchBox()).toHaveAttribute('placeholder', 'Search jobs...');
    await user.type(await findSearchBox(), 'COOK');
    await waitFor(() => expect(getTitles()).toEqual(['Cook']));
    expect(await findSearchBox()).toHaveValue('COOK');
    expect(address()).toBe('/jobs?q=COOK');
    expect(await screen.findByText('Showing 1 recommended jobs')).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(requests.slice(1).map(({ query }) => query.search)).toEqual(['COOK']);
  });

  it('commits on Enter without a pause', async () => {
    const { user, address } = openPage();
    fireEvent.change(await findSearchBox(), { target: { value: 'cook' } });
    await user.type(await findSearchBox(), '{Enter}');
    expect(address()).toBe('/jobs?q=cook');
  });

  it('is restored from the URL', async () => {
    openPage('/jobs?q=cook');
    expect(await findSearchBox()).toHaveValue('cook');
    await waitFor(() => expect(getTitles()).toEqual(['Cook']));
  });

  it('is kept when the mode is switched', async () => {
    const { user, address } = openPage('/jobs?q=cook&location=india');
    await user.click(await screen.findByRole('button', { name: 'All Jobs' }));
    await screen.findByText('Showing 1 of 1 jobs');
    expect(address()).toBe('/jobs?mode=all&q=cook&location=india');
  });
});

describe('The filters', () => {
  it('open and close with aria-expanded', async () => {
    const { user } = openPage();
    expect(await findFiltersButton()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
    await user.click(await findFiltersButton());
    expect(await findFiltersButton()).toHaveAttribute('aria-expanded', 'true');
    const panel = await screen.findByRole('region', { name: 'Filters' });
    expect(await findFiltersButton()).toHaveAttribute('aria-controls', panel.id);
    expect(
      within(screen.getByLabelText('Location'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Locations', 'India', 'United Arab Emirates']);
    await user.click(await findFiltersButton());
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('filter by location from page 1 and show their count', async () => {
    const { user, address, requests } = openPage('/jobs?mode=all', makeJobs(12));
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    await screen.findByText('Showing 12 of 12 jobs');
    await user.click(await findFiltersButton());
    await user.selectOptions(await screen.findByLabelText('Location'), 'United Arab Emirates');
    await screen.findByText('Showing 10 of 12 jobs');
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', location: 'United Arab Emirates' });
    expect(address()).toBe('/jobs?mode=all&location=United+Arab+Emirates');
    expect(await findFiltersButton()).toHaveAccessibleName('Filters 1 set');
  });

  it('are open initially if set in the URL, including an unlisted location', async () => {
    const { requests } = openPage('/jobs?location=Berlin&min=45000&max=70000');
    expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('Berlin');
    expect(await findMinField()).toHaveValue('45,000');
    expect(await findMaxField()).toHaveValue('70,000');
    expect(await findFiltersButton()).toHaveAccessibleName('Filters 3 set');
    await screen.findByText(/Showing/);
    expect(requests).toEqual([
      {
        list: 'recommended',
        query: { page: '1', limit: '10', location: 'Berlin', minSalary: '45000', maxSalary: '70000' },
      },
    ]);
  });

  it('are all removed by Clear, including invalid ones', async () => {
    const { user, address } = openPage('/jobs?location=india&min=45000&remote=true');
    await user.type(await findMaxField(), '1');
    await user.tab();
    await screen.findByText('The maximum must not be below the minimum.');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/jobs'));
    expect(await findMinField()).toHaveValue('');
    expect(await findMaxField()).toHaveValue('');
    expect(screen.queryByText('The maximum must not be below the minimum.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Location')).toHaveValue('');
    await waitFor(() => expect(getTitles()).toEqual(['Pilot', 'Cook']));
    expect(await findFiltersButton()).toHaveAccessibleName('Filters');
  });
});

describe('A salary filter', () => {
  const openFilters = async (at = '/jobs', withoutSalaryCount = 0) => {
    const app = openPage(at, JOBS, withoutSalaryCount);
    await screen.findByText(/Showing/);
    if ((await findFiltersButton()).getAttribute('aria-expanded') === 'false')
      await app.user.click(await findFiltersButton());
    return app;
  };

  it('is committed after a pause, not on every digit', async () => {
    const { user, requests, address } = await openFilters();
    await user.type(await findMinField(), '45000');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', minSalary: '45000' });
    expect(address()).toBe('/jobs?min=45000');
  });

  it.each([
    ['Enter is pressed', '{Enter}'],
    ['the field is left', '{Tab}'],
  ])('is committed as soon as %s', async (_when, key) => {
    const { user, requests, address } = await openFilters();
    fireEvent.change(await findMaxField(), { target: { value: '70000' } });
    await user.type(await findMaxField(), key);
    expect(address()).toBe('/jobs?max=70000');
    await waitFor(() => expect(requests.at(-1)?.query.maxSalary).toBe('70000'));
  });

  it('takes the currency of the user’s choice', async () => {
    const { user, requests, address } = await openFilters();
    await user.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    expect(address()).toBe('/jobs?currency=EUR');
    expect(await findFiltersButton()).toHaveAccessibleName('Filters');
    expect(requests).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Max Salary (EUR)' }), '60k{Enter}');
    await waitFor(() =>
      expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', maxSalary: '60000', currency: 'EUR' }),
    );
    expect(address()).toBe('/jobs?max=60000&currency=EUR');
    await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '10', maxSalary: '60000' }));
    expect(await findMaxField()).toHaveValue('60,000');
  });

  it('shows how many jobs without a salary are hidden', async () => {
    await openFilters('/jobs?min=45000', 12);
    expect(screen.getByText('Showing 2 recommended jobs')).toHaveAttribute('role', 'status');
    expect(screen.getByText('12 jobs without a salary are left out')).toBeVisible();
  });

  it('uses the singular for one hidden job', async () => {
    await openFilters('/jobs?min=45000', 1);
    expect(screen.getByText('1 job without a salary is left out')).toBeVisible();
  });

  it.each([
    ['negative', '-5', '-5', 'A salary cannot be below 0.'],
    ['a fraction', '45000.5', '45,000.5', 'Enter a whole amount, such as 45,000.'],
    ['too high', '9999999999999', '9,999,999,999,999', 'Enter a lower amount.'],
  ])('that is %s shows an error and sends no request', async (_what, typed, shown, message) => {
    const { user, requests, address } = await openFilters();
    fireEvent.change(await findMinField(), { target: { value: typed } });
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.click(await findMinField());
    await user.tab();
    expect(await screen.findByText('Correct the salary filters to see jobs.')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await findMinField()).toHaveAccessibleDescription(message);
    expect(await findMinField()).toBeInvalid();
    expect(await findMinField()).toHaveValue(shown);
    expect(getTitles()).toEqual([]);
    expect(address()).toBe(`/jobs?min=${typed}`);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['45.000', '45,000', '45000'],
    ['85k', '85,000', '85000'],
    ['1 lakh', '100,000', '100000'],
  ])('typed as %s is shown as %s as soon as the field is left', async (typed, shown, sent) => {
    const { user, requests, address } = await openFilters();
    await user.type(await findMinField(), typed);
    expect(await findMinField()).toHaveValue(typed);
    await user.tab();
    expect(await findMinField()).toHaveValue(shown);
    expect(address()).toBe(`/jobs?min=${sent}`);
    await waitFor(() => expect(requests.at(-1)?.query.minSalary).toBe(sent));
  });

  it('that is not an amount shows an error and is removed by Clear', async () => {
    const { user } = await openFilters();
    await user.type(await findMinField(), 'lots{Enter}');
    expect(screen.getByText('Enter a whole amount, such as 45,000.')).toBeVisible();
    expect(await screen.findByText('Correct the salary filters to see jobs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(getTitles()).toEqual(['Pilot', 'Cook']));
    expect(screen.queryByText('Enter a whole amount, such as 45,000.')).not.toBeInTheDocument();
    expect(await findMinField()).toHaveValue('');
  });

  it('is cleared with the search and other filters, also while typing', async () => {
    const { user, address } = await openFilters('/jobs?q=astronaut');
    for (const typed of ['45000.5', '45000']) {
      fireEvent.change(await findMinField(), { target: { value: typed } });
      fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
      await waitFor(() => expect(address()).toBe('/jobs'));
      expect(await findMinField()).toHaveValue('');
      await user.type(await findSearchBox(), 'astronaut{Enter}');
    }
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await waitFor(() => expect(address()).toBe('/jobs?q=astronaut'));
    expect(await findMinField()).toHaveValue('');
  });

  it('is replaced by the URL’s value on Back', async () => {
    const { router, address } = await openFilters('/jobs?min=45000');
    await act(() => router.navigate('/jobs?min=50000'));
    fireEvent.change(await findMinField(), { target: { value: '5' } });
    await act(() => router.navigate(-1));
    expect(address()).toBe('/jobs?min=45000');
    expect(await findMinField()).toHaveValue('45,000');
  });

  it('above the maximum shows an error until either is corrected', async () => {
    const { user, requests, address } = await openFilters('/jobs?min=45000');
    await user.type(await findMaxField(), '4{Enter}');
    expect(await screen.findByText('The maximum must not be below the minimum.')).toBeVisible();
    expect(getTitles()).toEqual([]);
    expect(address()).toBe('/jobs?min=45000&max=4');
    expect(requests).toHaveLength(1);
    await user.clear(await findMinField());
    await user.tab();
    expect(address()).toBe('/jobs?max=4');
    expect(screen.queryByText('The maximum must not be below the minimum.')).not.toBeInTheDocument();
  });

  it('that is invalid in the URL sends no request', async () => {
    const { requests } = openPage('/jobs?min=lots');
    expect(await screen.findByText('Enter a whole amount, such as 45,000.')).toBeVisible();
    expect(screen.getByText('Correct the salary filters to see jobs.')).toBeVisible();
    expect(getTitles()).toEqual([]);
    expect(requests).toEqual([]);
  });
});
