import { act, fireEvent, screen, within } from '@testing-library/react';
import { EVENTS_CACHE_LIFETIME_MS } from '@trackrecord/contracts/constants';
import { HttpResponse, delay, http } from 'msw';
import { serveApplications } from '../../testing/applications';
import type { ServedApplications } from '../../testing/applications';
import { EVENTS_URL, mockEventResponses, makeCareerEvent, createEventsResponder } from '../../testing/career-events';
import { serveJobs } from '../../testing/jobs';
import { memoryIdentity } from '../../testing/memory-identity';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

let served: ServedApplications;
beforeEach(() => {
  served = serveApplications([]);
});

const openPage = (at = '/events') => {
  serveProfile(makeProfile());
  return renderApp({ at });
};
const serveEventsOfThreeKinds = () =>
  mockEventResponses(
    createEventsResponder(
      makeCareerEvent('Gulf Cloud Days'),
      makeCareerEvent('Graduate Job Fair', { place: 'Kochi' }),
      makeCareerEvent('React Meetup', { place: 'Kochi' }),
    ),
  );

const findRow = async (name: string) => within(await screen.findByRole('article', { name }));
const getTitles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const findImage = (article: HTMLElement) => article.querySelector('.tr-event-picture img');

describe('The events page', () => {
  it('shows each event with its dates, kind, location, source and link', async () => {
    mockEventResponses(
      createEventsResponder(makeCareerEvent('Gulf Cloud Days'), makeCareerEvent('Kochi Maker Weekend')),
    );
    openPage();
    const gulf = await findRow('Gulf Cloud Days');
    expect(gulf.getByRole('heading', { level: 3, name: 'Gulf Cloud Days' })).toBeVisible();
    expect(gulf.getByText(/^Sat 12 Dec/).closest('li')).toHaveTextContent(/^Thu 10 Dec( 2026)? – Sat 12 Dec( 2026)?$/);
    expect(gulf.getByText('Conference')).toBeVisible();
    expect(gulf.getByText('Dubai')).toBeVisible();
    expect(gulf.getByText('confs.tech')).toBeVisible();
    const visit = gulf.getByRole('link', { name: 'Visit Gulf Cloud Days (opens a new tab)' });
    expect(visit).toHaveAttribute('href', 'https://example.com/event');
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(screen.getByText('Meet-ups, conferences, workshops and job fairs, soonest first.')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(document.title).toBe('Events · Trackrecord');
  });

  it('is the current page in the sidebar', async () => {
    mockEventResponses(createEventsResponder());
    openPage();
    expect(await screen.findByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  });

  it('tags sample data once if all events are samples, otherwise per event', async () => {
    mockEventResponses(createEventsResponder(makeCareerEvent('Real'), makeCareerEvent('Made up', { isSample: true })));
    const { unmount } = openPage();
    expect((await findRow('Made up')).getByText('Sample data')).toBeVisible();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    unmount();
    mockEventResponses(
      createEventsResponder(
        makeCareerEvent('Invented', { isSample: true }),
        makeCareerEvent('Made up', { isSample: true }),
      ),
    );
    openPage();
    expect((await findRow('Made up')).queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
  });

  it('shows the attribution of a feed', async () => {
    mockEventResponses(
      createEventsResponder(makeCareerEvent('Gulf Cloud Days', { attribution: 'Data by confs.tech, CC BY' })),
    );
    openPage();
    expect((await findRow('Gulf Cloud Days')).getByText('Data by confs.tech, CC BY')).toBeVisible();
  });

  it('shows an event with required fields only', async () => {
    const { title, endDate, source, link } = makeCareerEvent('Gulf Cloud Days');
    mockEventResponses(() =>
      HttpResponse.json({ success: true, data: [{ title, endDate, source, link, image: null }] }),
    );
    openPage();
    expect((await findRow('Gulf Cloud Days')).getByText(/^Sat 12 Dec/).closest('li')).toHaveTextContent(
      /^Ends Sat 12 Dec( 2026)?$/,
    );
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('loads event images without a referrer and falls back to the product logo', async () => {
    mockEventResponses(
      createEventsResponder(makeCareerEvent('Gulf Cloud Days', { image: 'https://example.com/gulf.png' })),
    );
    openPage();
    const article = await screen.findByRole('article');
    const picture = findImage(article);
    expect(picture).toHaveAttribute('src', 'https://example.com/gulf.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
    if (picture !== null) fireEvent.error(picture);
    expect(findImage(article)).not.toBeInTheDocument();
    expect(article.querySelector('.tr-event-mark svg')).toBeInTheDocument();
  });

  it.each([
    ['no image', undefined],
    ['an insecure image URL', 'http://example.com/gulf.png'],
  ])('shows no picture of an event with %s', async (_what, image) => {
    mockEventResponses(createEventsResponder(makeCareerEvent('Gulf Cloud Days', image === undefined ? {} : { image })));
    openPage();
    const article = await screen.findByRole('article');
    expect(article.querySelector('.tr-event-picture')).toBeEmptyDOMElement();
  });

  it('lists what starts next first, by month', async () => {
    const inMonth = (month: number, title: string) =>
      makeCareerEvent(title, { startDate: `2099-0${month}-10T12:00:00.000Z`, endDate: '2099-09-12T12:00:00.000Z' });
    mockEventResponses(createEventsResponder(inMonth(3, 'In March'), inMonth(2, 'In February')));
    openPage();
    const month = await screen.findByRole('region', { name: 'February 2099' });
    expect(within(month).getByRole('article')).toHaveAccessibleName('In February');
    expect(getTitles()).toEqual(['In February', 'In March']);
  });

  it('shows 20 events, and further ones on Load More, which focuses the first of them', async () => {
    mockEventResponses(createEventsResponder(...Array.from({ length: 21 }, (_, n) => makeCareerEvent(`Event ${n}`))));
    const { user } = openPage();
    expect(await screen.findByText('Showing 20 of 21 events')).toHaveAttribute('role', 'status');
    expect(getTitles()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    expect(screen.getByText('21 events')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('article', { name: 'Event 20' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  });

  it('shows a skeleton while loading', async () => {
    server.use(http.get(EVENTS_URL, () => delay('infinite')));
    openPage();
    expect(await screen.findByText('Loading events')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading events').closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('This is taking longer than usual…')).not.toBeInTheDocument();
    expect(await screen.findByText('This is taking longer than usual…')).toBeVisible();
  });

  it('shows an error with a retry after the deadline', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    server.use(http.get(EVENTS_URL, () => delay('infinite')));
    openPage();
    await screen.findByText('Loading events');
    deadline.abort(new DOMException('', 'TimeoutError'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });
});

describe('An empty or failed event list', () => {
  it('shows that there are no events', async () => {
    mockEventResponses(createEventsResponder());
    openPage();
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to clear filters only if one is set', async () => {
    mockEventResponses(createEventsResponder());
    const { savedAt, ...saved } = { ...makeCareerEvent('Saved'), savedAt: '2026-01-01T00:00:00.000Z' };
    served.savedEvents = [{ ...saved, savedAt, eventId: '1' }];
    const { user } = openPage();
    await user.click(await screen.findByLabelText('Saved only'));
    await screen.findByRole('article', { name: 'Saved' });
    await user.click(screen.getByLabelText('Saved only'));
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', () => HttpResponse.json(errorBody('The feed is on fire'), { status: 500 })],
    ['the network fails', () => HttpResponse.error()],
    ['the response is unsuccessful', () => HttpResponse.json({ success: false, data: [] })],
    ['the response is invalid', () => HttpResponse.json({ success: true, data: { events: [] } })],
    ['the response is null', () => HttpResponse.json(null)],
  ])('shows an error with a retry when %s', async (_when, failingResponse) => {
    let isHealthy = false;
    mockEventResponses(() =>
      isHealthy ? createEventsResponder(makeCareerEvent('Gulf Cloud Days'))() : failingResponse(),
    );
    const { user } = openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    expect(screen.queryByText('No events found')).not.toBeInTheDocument();
    isHealthy = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await findRow('Gulf Cloud Days');
    expect(screen.getByRole('region', { name: 'Events' })).toHaveFocus();
  });

  it('logs an invalid response', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockEventResponses(() => HttpResponse.json({ success: true }));
    openPage();
    await screen.findByRole('alert');
    expect(warn).toHaveBeenCalledWith('Loading events failed', 'Invalid response format from server');
  });
});

describe('The event filters', () => {
  it('filter by kind and location and update the URL', async () => {
    serveEventsOfThreeKinds();
    const { user, address } = openPage();
    await findRow('Gulf Cloud Days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Kochi');
    expect(getTitles()).toEqual(['Graduate Job Fair', 'React Meetup']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Job fair');
    expect(getTitles()).toEqual(['Graduate Job Fair']);
    expect(address()).toBe('/events?kind=Job+fair&place=Kochi');
  });

  it('are read from the URL and can be cleared in an empty list', async () => {
    serveEventsOfThreeKinds();
    const { user, address } = openPage('/events?kind=Webinar&place=Mars');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(getTitles()).toHaveLength(3);
    expect(address()).toBe('/events');
  });
});

describe('Events', () => {
  const leaveAndComeBack = async ({ user }: ReturnType<typeof openPage>) => {
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await screen.findByText('No jobs found matching your criteria.');
    await user.click(screen.getByRole('link', { name: 'Events' }));
  };

  /** Advances `Date` by some milliseconds without faking timers. */
  const advanceClock = (milliseconds: number): void =>
    void jest.useFakeTimers({
      now: Date.now() + milliseconds,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });

  beforeEach(() => void serveJobs([]));
  afterEach(() => void jest.useRealTimers());

  it('are not refetched within half an hour', async () => {
    const { getRequestCount } = mockEventResponses(createEventsResponder(makeCareerEvent('Gulf Cloud Days')));
    const app = openPage();
    await findRow('Gulf Cloud Days');
    advanceClock(EVENTS_CACHE_LIFETIME_MS - 60_000);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await leaveAndComeBack(app);
    await findRow('Gulf Cloud Days');
    expect(getRequestCount()).toBe(1);
  });

  it('are kept while another page is open', async () => {
    const { getRequestCount } = mockEventResponses(createEventsResponder(makeCareerEvent('Gulf Cloud Days')));
    openPage();
    await findRow('Gulf Cloud Days');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    await screen.findByText('No jobs found matching your criteria.');
    await act(() => jest.advanceTimersByTimeAsync(EVENTS_CACHE_LIFETIME_MS - 60_000));
    fireEvent.click(screen.getByRole('link', { name: 'Events' }));
    await findRow('Gulf Cloud Days');
    expect(getRequestCount()).toBe(1);
  });

  it('are refetched after half an hour', async () => {
    const { getRequestCount } = mockEventResponses(
      createEventsResponder(makeCareerEvent('Gulf Cloud Days')),
      createEventsResponder(makeCareerEvent('Newer')),
    );
    const app = openPage();
    await findRow('Gulf Cloud Days');
    advanceClock(EVENTS_CACHE_LIFETIME_MS + 60_000);
    await leaveAndComeBack(app);
    await findRow('Newer');
    expect(getRequestCount()).toBe(2);
  });

  it('are refetched on the next visit after an error', async () => {
    const { getRequestCount } = mockEventResponses(
      () => HttpResponse.json(null),
      createEventsResponder(makeCareerEvent('Gulf Cloud Days')),
    );
    const app = openPage();
    await screen.findByRole('alert');
    await leaveAndComeBack(app);
    await findRow('Gulf Cloud Days');
    expect(getRequestCount()).toBe(2);
  });

  it('are not available without a user', async () => {
    const { address } = renderApp({ at: '/events', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/signup');
  });
});

describe('Saved events', () => {
  it('are saved and removed by a press', async () => {
    mockEventResponses(createEventsResponder(makeCareerEvent('Gulf Cloud Days'), makeCareerEvent('Go meet-up')));
    const { user, address } = openPage();
    const card = await findRow('Gulf Cloud Days');
    const button = card.getByRole('button', { name: 'Save: Gulf Cloud Days' });
    await user.click(button);
    expect(await card.findByRole('button', { name: 'Saved: Gulf Cloud Days' })).toBeVisible();
    await screen.findByText('Saved Gulf Cloud Days');
    expect(served.savedEvents).toMatchObject([{ eventId: 'Gulf Cloud Days', place: 'Dubai' }]);

    await user.click(screen.getByLabelText('Saved only'));
    expect(address()).toBe('/events?show=saved');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const saved = await screen.findByRole('button', { name: 'Saved: Gulf Cloud Days' });
    await user.click(saved);
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(served.savedEvents).toEqual([]);
  });

  it('are still listed when the feed no longer has them, past ones last', async () => {
    mockEventResponses(createEventsResponder(makeCareerEvent('Go meet-up')));
    const saved = { place: 'Dubai', source: 'confs.tech', link: 'https://example.com/event', isSample: false };
    const savedAt = '2026-01-01T00:00:00.000Z';
    const past = { ...saved, savedAt, startDate: '2020-01-01T12:00:00.000Z', endDate: '2020-01-01T12:00:00.000Z' };
    const next = { ...saved, savedAt, startDate: '2099-01-01T12:00:00.000Z', endDate: '2099-01-01T12:00:00.000Z' };
    served.savedEvents = [
      { ...past, eventId: '1', title: 'Over' },
      { ...next, eventId: '2', title: 'Withdrawn' },
    ];
    openPage('/events?show=saved');
    await screen.findByRole('article', { name: 'Over' });
    expect(getTitles()).toEqual(['Withdrawn', 'Over']);
    expect(screen.getByRole('region', { name: 'Past events' })).toBeVisible();
  });
});
