import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobWith, jobsUpTo, serveJobs } from '../../../testing/jobs';
import { profileWith, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';

const JOBS = [jobWith(1, { title: 'Pilot' }), jobWith(2, { title: 'Cook', location: 'Pune, India' })];

const open = (at = '/jobs', jobs = JOBS, withoutSalary = 0) => {
  serveProfile(profileWith());
  return { asked: serveJobs(jobs, withoutSalary), ...renderApp({ at }) };
};

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const searchBox = () => screen.findByRole('searchbox', { name: 'Search jobs' });
const filtersButton = () => screen.findByRole('button', { name: /^Filters/ });
const least = () => screen.findByRole('spinbutton', { name: 'Min Salary (USD)' });
const most = () => screen.findByRole('spinbutton', { name: 'Max Salary (USD)' });

describe('The search', () => {
  it('filters what is loaded, stays in the address, and asks the server for the text once', async () => {
    const { user, address, asked, router } = open();
    expect(await searchBox()).toHaveAttribute('placeholder', 'Search jobs...');
    await user.type(await searchBox(), 'COOK');
    await waitFor(() => expect(titles()).toEqual(['Cook']));
    expect(await searchBox()).toHaveValue('COOK');
    expect(address()).toBe('/jobs?q=COOK');
    expect(screen.getByText('Showing 1 recommended jobs')).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked.slice(1).map(({ query }) => query.search)).toEqual(['COOK']);
  });

  it('does not wait for a pause when Enter is pressed', async () => {
    const { user, address } = open();
    fireEvent.change(await searchBox(), { target: { value: 'cook' } });
    await user.type(await searchBox(), '{Enter}');
    expect(address()).toBe('/jobs?q=cook');
  });

  it('is there again after a reload', async () => {
    open('/jobs?q=cook');
    expect(await searchBox()).toHaveValue('cook');
    await waitFor(() => expect(titles()).toEqual(['Cook']));
  });

  it('stays when the mode is switched', async () => {
    const { user, address } = open('/jobs?q=cook&location=india');
    await user.click(await screen.findByRole('button', { name: 'All Jobs' }));
    await screen.findByText('Showing 1 of 2 jobs');
    expect(address()).toBe('/jobs?mode=all&q=cook&location=india');
  });
});

describe('The filters', () => {
  it('open and close, and say so', async () => {
    const { user } = open();
    expect(await filtersButton()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
    await user.click(await filtersButton());
    expect(await filtersButton()).toHaveAttribute('aria-expanded', 'true');
    expect(await filtersButton()).toHaveAttribute('aria-controls', screen.getByRole('region', { name: 'Filters' }).id);
    expect(
      within(screen.getByLabelText('Location'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Locations', 'India', 'United Arab Emirates']);
    await user.click(await filtersButton());
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('ask for a place, from the first page on, and are counted', async () => {
    const { user, address, asked } = open('/jobs?mode=all', jobsUpTo(12));
    await user.click(await screen.findByRole('button', { name: 'Load More' }));
    await screen.findByText('Showing 12 of 12 jobs');
    await user.click(await filtersButton());
    await user.selectOptions(screen.getByLabelText('Location'), 'United Arab Emirates');
    await screen.findByText('Showing 10 of 12 jobs');
    expect(asked.at(-1)?.query).toEqual({ page: '1', limit: '10', location: 'United Arab Emirates' });
    expect(address()).toBe('/jobs?mode=all&location=United+Arab+Emirates');
    expect(await filtersButton()).toHaveAccessibleName('Filters 1 set');
  });

  it('are open from the start where they narrow the list, also by a place of their own', async () => {
    const { asked } = open('/jobs?location=Berlin&min=45000&max=70000');
    expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('Berlin');
    expect(await least()).toHaveValue(45_000);
    expect(await most()).toHaveValue(70_000);
    expect(await filtersButton()).toHaveAccessibleName('Filters 3 set');
    await screen.findByText(/Showing/);
    expect(asked).toEqual([
      {
        list: 'recommended',
        query: { page: '1', limit: '10', location: 'Berlin', minSalary: '45000', maxSalary: '70000' },
      },
    ]);
  });

  it('are all taken away by Clear, the wrong ones too', async () => {
    const { user, address } = open('/jobs?location=india&min=45000&remote=true');
    await user.type(await most(), '1');
    await user.tab();
    await screen.findByText('The maximum must not be below the minimum.');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/jobs'));
    expect(await least()).toHaveValue(null);
    expect(await most()).toHaveValue(null);
    expect(screen.queryByText('The maximum must not be below the minimum.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Location')).toHaveValue('');
    await waitFor(() => expect(titles()).toEqual(['Pilot', 'Cook']));
    expect(await filtersButton()).toHaveAccessibleName('Filters');
  });
});

describe('A bound on the salary', () => {
  const withFilters = async (at = '/jobs', withoutSalary = 0) => {
    const app = open(at, JOBS, withoutSalary);
    await screen.findByText(/Showing/);
    if ((await filtersButton()).getAttribute('aria-expanded') === 'false') await app.user.click(await filtersButton());
    return app;
  };

  it('is asked for once it is typed, not with every digit', async () => {
    const { user, asked, address } = await withFilters();
    await user.type(await least(), '45000');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.at(-1)?.query).toEqual({ page: '1', limit: '10', minSalary: '45000' });
    expect(address()).toBe('/jobs?min=45000');
  });

  it.each([
    ['Enter is pressed', '{Enter}'],
    ['the field is left', '{Tab}'],
  ])('is asked for as soon as %s', async (_when, key) => {
    const { user, asked, address } = await withFilters();
    fireEvent.change(await most(), { target: { value: '70000' } });
    await user.type(await most(), key);
    expect(address()).toBe('/jobs?max=70000');
    await waitFor(() => expect(asked.at(-1)?.query.maxSalary).toBe('70000'));
  });

  it('says how many jobs it left out for want of a salary', async () => {
    await withFilters('/jobs?min=45000', 12);
    expect(screen.getByRole('status').textContent).toBe('Showing 2 recommended jobs');
    expect(screen.getByText('12 jobs with no listed salary are hidden')).toBeVisible();
  });

  it('says so of one job too', async () => {
    await withFilters('/jobs?min=45000', 1);
    expect(screen.getByText('1 job with no listed salary is hidden')).toBeVisible();
  });

  it.each([
    ['negative', '-5', 'A salary cannot be below 0.'],
    ['a fraction', '45000.5', 'Enter whole dollars, such as 45000.'],
    ['more than any', '9999999999999', 'Enter a lower amount.'],
  ])('that is %s is refused where it stands; nothing is asked, and nothing is listed', async (_what, typed, words) => {
    const { user, asked, address } = await withFilters();
    fireEvent.change(await least(), { target: { value: typed } });
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(await least());
    await user.tab();
    expect(await screen.findByText('Correct the salary filters to see jobs.')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(await least()).toHaveAccessibleDescription(words);
    expect(await least()).toBeInvalid();
    expect(await least()).toHaveValue(Number(typed));
    expect(titles()).toEqual([]);
    expect(address()).toBe(`/jobs?min=${typed}`);
    expect(asked).toHaveLength(1);
  });

  it('that is no number for the browser is refused, and is gone once the filters are cleared', async () => {
    const { user } = await withFilters();
    const field = await least();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.change(field, { target: { value: '4' } });
    act(() => field.focus());
    act(() => field.blur());
    expect(screen.getByText('Enter whole dollars, such as 45000.')).toBeVisible();
    expect(await screen.findByText('Correct the salary filters to see jobs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(titles()).toEqual(['Pilot', 'Cook']));
    expect(screen.queryByText('Enter whole dollars, such as 45000.')).not.toBeInTheDocument();
    expect(await least()).not.toBe(field);
  });

  it('goes with the search and the other filters when all are cleared, also while it is typed', async () => {
    const { user, address } = await withFilters('/jobs?q=nobody');
    for (const typed of ['45000.5', '45000']) {
      fireEvent.change(await least(), { target: { value: typed } });
      fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
      await waitFor(() => expect(address()).toBe('/jobs'));
      expect(await least()).toHaveValue(null);
      await user.type(await searchBox(), 'nobody{Enter}');
    }
    act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await waitFor(() => expect(address()).toBe('/jobs?q=nobody'));
    expect(await least()).toHaveValue(null);
  });

  it('gives way to that of the address when Back changes it', async () => {
    const { router, address } = await withFilters('/jobs?min=45000');
    await act(() => router.navigate('/jobs?min=50000'));
    fireEvent.change(await least(), { target: { value: '5' } });
    await act(() => router.navigate(-1));
    expect(address()).toBe('/jobs?min=45000');
    expect(await least()).toHaveValue(45_000);
  });

  it('above the other is refused until either is mended', async () => {
    const { user, asked, address } = await withFilters('/jobs?min=45000');
    await user.type(await most(), '4{Enter}');
    expect(await screen.findByText('The maximum must not be below the minimum.')).toBeVisible();
    expect(titles()).toEqual([]);
    expect(address()).toBe('/jobs?min=45000&max=4');
    expect(asked).toHaveLength(1);
    await user.clear(await least());
    await user.tab();
    expect(address()).toBe('/jobs?max=4');
    expect(screen.queryByText('The maximum must not be below the minimum.')).not.toBeInTheDocument();
  });

  it('that makes no sense in the address asks for nothing, rather than for everything', async () => {
    const { asked } = open('/jobs?min=lots');
    expect(await screen.findByText('Enter whole dollars, such as 45000.')).toBeVisible();
    expect(screen.getByText('Correct the salary filters to see jobs.')).toBeVisible();
    expect(titles()).toEqual([]);
    expect(asked).toEqual([]);
  });
});
