import { act, fireEvent, screen, within } from '@testing-library/react';
import { EVENTS_CACHE_LIFETIME } from '@trackrecord/contracts/constants';
import { axe } from 'jest-axe';
import { HttpResponse, delay, http } from 'msw';
import { EVENTS, answerEvents, eventWith, eventsAnswer } from '../../testing/career-events';
import { serveJobs } from '../../testing/jobs';
import { memoryIdentity } from '../../testing/memory-identity';
import { errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const open = (at = '/events') => {
  serveProfile(profileWith());
  return renderApp({ at });
};

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const pictureOf = (article: HTMLElement) => article.querySelector('.tr-art-box img');

describe('The events screen', () => {
  it('shows each event with its dates, kind, place, source and a way there', async () => {
    answerEvents(eventsAnswer(eventWith('Gulf Cloud Days'), eventWith('Kochi Maker Weekend')));
    open();
    const gulf = await card('Gulf Cloud Days');
    expect(gulf.getByRole('heading', { level: 2, name: 'Gulf Cloud Days' })).toBeVisible();
    expect(gulf.getByText('12 Dec 2026').closest('li')).toHaveTextContent('10 Dec 2026 – 12 Dec 2026');
    expect(gulf.getByText('Conference')).toBeVisible();
    expect(gulf.getByText('Dubai')).toBeVisible();
    expect(gulf.getByText('confs.tech')).toBeVisible();
    const visit = gulf.getByRole('link', { name: 'Visit Gulf Cloud Days (opens a new tab)' });
    expect(visit).toHaveAttribute('href', 'https://example.com/event');
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    expect(screen.getByText('Conferences and meet-ups, ending soonest first.')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(document.title).toBe('Events · Trackrecord');
  });

  it('is the current page of the sidebar', async () => {
    answerEvents(eventsAnswer());
    open();
    expect(await screen.findByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  });

  it('says once that all events are sample data, and with each where only some are', async () => {
    answerEvents(eventsAnswer(eventWith('Real'), eventWith('Made up', { isSample: true })));
    const { unmount } = open();
    expect((await card('Made up')).getByText('Sample data')).toBeVisible();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    unmount();
    answerEvents(eventsAnswer(eventWith('Invented', { isSample: true }), eventWith('Made up', { isSample: true })));
    open();
    expect((await card('Made up')).queryByText('Sample data')).not.toBeInTheDocument();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
  });

  it('shows what the terms of a feed ask for', async () => {
    answerEvents(eventsAnswer(eventWith('Gulf Cloud Days', { attribution: 'Data by confs.tech, CC BY' })));
    open();
    expect((await card('Gulf Cloud Days')).getByText('Data by confs.tech, CC BY')).toBeVisible();
  });

  it('shows an event that says no more than it has to', async () => {
    const { title, endDate, source, link } = eventWith('Gulf Cloud Days');
    answerEvents(() => HttpResponse.json({ success: true, data: [{ title, endDate, source, link, image: null }] }));
    open();
    expect((await card('Gulf Cloud Days')).getByText('12 Dec 2026').closest('li')).toHaveTextContent(
      'Ends 12 Dec 2026',
    );
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('shows the picture of an event without telling where from, and the product logo where it cannot be had', async () => {
    answerEvents(eventsAnswer(eventWith('Gulf Cloud Days', { image: 'https://example.com/gulf.png' })));
    open();
    const article = await screen.findByRole('article');
    const picture = pictureOf(article);
    expect(picture).toHaveAttribute('src', 'https://example.com/gulf.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
    if (picture !== null) fireEvent.error(picture);
    expect(pictureOf(article)).not.toBeInTheDocument();
    expect(article.querySelector('.tr-event-mark svg')).toBeInTheDocument();
  });

  it.each([
    ['no picture', undefined],
    ['one that the page may not load', 'http://example.com/gulf.png'],
  ])('makes a picture from the title of an event that has %s', async (_what, image) => {
    answerEvents(eventsAnswer(eventWith('Gulf Cloud Days', image === undefined ? {} : { image })));
    open();
    const article = await screen.findByRole('article');
    expect(pictureOf(article)).not.toBeInTheDocument();
    expect(article.querySelectorAll('.tr-art-box circle').length).toBeGreaterThan(3);
  });

  it('waits with the shape of what comes', async () => {
    server.use(http.get(EVENTS, () => delay('infinite')));
    open();
    expect(await screen.findByText('Loading events')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Loading events').closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByText('This is taking longer than usual…')).not.toBeInTheDocument();
    expect(await screen.findByText('This is taking longer than usual…', {}, { timeout: 3_000 })).toBeVisible();
  });

  it('fails after the deadline when nothing answers, and can be tried again', async () => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    server.use(http.get(EVENTS, () => delay('infinite')));
    open();
    await screen.findByText('Loading events');
    deadline.abort(new DOMException('', 'TimeoutError'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  it('is accessible', async () => {
    answerEvents(eventsAnswer(eventWith('Gulf Cloud Days', { isSample: true }), eventWith('Kochi Maker Weekend')));
    const { container } = open();
    await card('Gulf Cloud Days');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('No events', () => {
  it('are said to be found when there are none', async () => {
    answerEvents(eventsAnswer());
    const { container } = open();
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['the server fails', () => HttpResponse.json(errorBody('The feed is on fire'), { status: 500 })],
    ['nothing answers', () => HttpResponse.error()],
    ['the server says no', () => HttpResponse.json({ success: false, data: [] })],
    ['the answer has another shape', () => HttpResponse.json({ success: true, data: { events: [] } })],
    ['one of them is nothing', () => HttpResponse.json({ success: true, data: [eventWith('Real'), null] })],
    [
      'one has no end',
      () => HttpResponse.json({ success: true, data: [{ ...eventWith('Real'), endDate: undefined }] }),
    ],
    ['one ends on no day', () => HttpResponse.json({ success: true, data: [eventWith('Real', { endDate: 'soon' })] })],
    ['the answer is nothing at all', () => HttpResponse.json(null)],
  ])('are not claimed after a failure (%s), which can be tried again', async (_when, answer) => {
    let works = false;
    answerEvents(() => (works ? eventsAnswer(eventWith('Gulf Cloud Days'))() : answer()));
    const { container, user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch events');
    expect(screen.queryByText('No events found')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await card('Gulf Cloud Days');
    expect(screen.getByRole('region', { name: 'Events' })).toHaveFocus();
  });

  it('are logged where that is a failure', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerEvents(() => HttpResponse.json({ success: true }));
    open();
    await screen.findByRole('alert');
    expect(warned).toHaveBeenCalledWith('Events could not be loaded', 'Invalid response format from server');
  });
});

describe('The filters of events', () => {
  const both = () =>
    answerEvents(
      eventsAnswer(
        eventWith('Gulf Cloud Days'),
        eventWith('Graduate Job Fair', { place: 'Kochi' }),
        eventWith('React Meetup', { place: 'Kochi' }),
      ),
    );
  const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

  it('narrow the list by kind and place, and live in the address', async () => {
    both();
    const { user, address } = open();
    await card('Gulf Cloud Days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Kochi');
    expect(names()).toEqual(['Graduate Job Fair', 'React Meetup']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Job fair');
    expect(names()).toEqual(['Graduate Job Fair']);
    expect(address()).toBe('/events?kind=Job+fair&place=Kochi');
  });

  it('come from the address, and can be cleared where nothing is left', async () => {
    both();
    const { user, address } = open('/events?kind=Webinar&place=Mars');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(address()).toBe('/events');
  });

  it('each kind has a picture of its own', async () => {
    both();
    open();
    await card('Gulf Cloud Days');
    const drawings = screen
      .getAllByRole('article')
      .map((one) => one.querySelector('.tr-art-box path')?.getAttribute('d'));
    expect(new Set(drawings).size).toBe(3);
  });
});

describe('Events', () => {
  const leaveAndComeBack = async ({ user }: ReturnType<typeof open>) => {
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await screen.findByText('No jobs found matching your criteria.');
    await user.click(screen.getByRole('link', { name: 'Events' }));
  };

  /** Lets this many milliseconds pass for the clock, and for nothing else. */
  const pass = (milliseconds: number): void =>
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

  it('are not asked for again within half an hour', async () => {
    const { times } = answerEvents(eventsAnswer(eventWith('Gulf Cloud Days')));
    const app = open();
    await card('Gulf Cloud Days');
    pass(EVENTS_CACHE_LIFETIME - 60_000);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await leaveAndComeBack(app);
    await card('Gulf Cloud Days');
    expect(times()).toBe(1);
  });

  it('are kept for so long also while another screen is open', async () => {
    const { times } = answerEvents(eventsAnswer(eventWith('Gulf Cloud Days')));
    open();
    await card('Gulf Cloud Days');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    await screen.findByText('No jobs found matching your criteria.');
    await act(() => jest.advanceTimersByTimeAsync(EVENTS_CACHE_LIFETIME - 60_000));
    fireEvent.click(screen.getByRole('link', { name: 'Events' }));
    await card('Gulf Cloud Days');
    expect(times()).toBe(1);
  });

  it('are asked for again after that', async () => {
    const { times } = answerEvents(eventsAnswer(eventWith('Gulf Cloud Days')), eventsAnswer(eventWith('Newer')));
    const app = open();
    await card('Gulf Cloud Days');
    pass(EVENTS_CACHE_LIFETIME + 60_000);
    await leaveAndComeBack(app);
    await card('Newer');
    expect(times()).toBe(2);
  });

  it('are asked for again on the next visit when they could not be had', async () => {
    const { times } = answerEvents(() => HttpResponse.json(null), eventsAnswer(eventWith('Gulf Cloud Days')));
    const app = open();
    await screen.findByRole('alert');
    await leaveAndComeBack(app);
    await card('Gulf Cloud Days');
    expect(times()).toBe(2);
  });

  it('are for people who are signed in and have a profile', async () => {
    const { address } = renderApp({ at: '/events', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/signup');
  });
});
