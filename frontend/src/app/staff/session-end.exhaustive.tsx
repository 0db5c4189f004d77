import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { startClock, stopClock, waitUntil } from '../../testing/clock';
import { errorBody } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import {
  PERSON_PATH,
  PERSON_UID,
  PERSON_URL,
  makeChange,
  makeSession,
  makeStaffMe,
  serveDiffs,
  servePastProfiles,
  servePerson,
  serveStaffMe,
  serveTimeline,
  serveWrite,
  staffIdentity,
} from '../../testing/staff';
import type { makeStaffStore } from './staff-store';

// Captures the stores, to see what they still hold.
const stores: ReturnType<typeof makeStaffStore>[] = [];
jest.mock('./staff-store', () => {
  const original = jest.requireActual<{ makeStaffStore: typeof makeStaffStore }>('./staff-store');
  return {
    makeStaffStore: (services: Parameters<typeof makeStaffStore>[0]) => {
      const store = original.makeStaffStore(services);
      stores.push(store);
      return store;
    },
  };
});

const CONTENT = 'Skill of revision 47';
const MINUTE_MS = 60_000;
const SESSION_PATH = `/support/people/${PERSON_UID}/sessions/${makeSession().sessionId}`;

const isOnScreen = (text: string): boolean => screen.queryByText(text) !== null;
/** Returns everything that the store of the staff area holds. */
const getStored = (): string => JSON.stringify(stores.at(-1)?.getState());

let advance: (milliseconds: number) => Promise<void>;
beforeEach(() => {
  advance = startClock();
});
afterEach(stopClock);

const STEP_MS = 5;

/** Waits for responses and timers, without advancing the fake time by much. */
async function waitForScreen(isDone: () => boolean): Promise<void> {
  for (let step = 0; step < 1_000; step += 1) {
    if (isDone()) return;
    await advance(STEP_MS);
    let hasWaited = false;
    await waitUntil(() => hasWaited || !(hasWaited = true));
  }
  throw new Error(`The screen shows: ${document.body.textContent}`);
}

/** Creates a session that ends in some minutes. Short ones, because the server is polled meanwhile. */
function makeShortSession(minutes: number) {
  const until = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  return makeSession({ until, idleUntil: until });
}

/** Shows the content of the person in a session. */
async function openReplay(session = makeShortSession(2)) {
  const setMe = serveStaffMe(makeStaffMe({ sessions: [session] }));
  servePerson();
  serveDiffs();
  servePastProfiles();
  serveTimeline([makeChange(47)]);
  const app = renderApp({ at: PERSON_PATH, identity: staffIdentity('support') });
  await waitForScreen(() => isOnScreen(CONTENT));
  expect(getStored()).toContain(CONTENT);
  return { ...app, setMe };
}

const click = (name: RegExp): void => act(() => screen.getByRole('button', { name }).click());

it('removes the content from the screen and the store when the session expires', async () => {
  await openReplay();
  await advance(MINUTE_MS);
  expect(isOnScreen(CONTENT)).toBe(true);
  await advance(MINUTE_MS);
  expect(isOnScreen(CONTENT)).toBe(false);
  expect(getStored()).not.toContain('Skill');
  expect(getStored()).not.toContain('Added skill');
  await waitForScreen(() => isOnScreen('Open another session'));
  expect(screen.getByText(/^The access session expired/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Open access sessions' })).not.toBeInTheDocument();
});

it('removes the content at the idle limit if that is earlier than the end of the session', async () => {
  await openReplay(makeSession({ idleUntil: new Date(Date.now() + MINUTE_MS).toISOString() }));
  expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in \d+:\d\d if not used$/);
  await advance(MINUTE_MS);
  expect(isOnScreen(CONTENT)).toBe(false);
});

/** Returns the remaining time that the screen shows, in seconds. */
function getRemainingSeconds(): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(screen.getByRole('timer').textContent) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

it('postpones the idle limit as the response to a use says, without reading the session again', async () => {
  // `/staff/me` always returns this end.
  const end = Date.now() + MINUTE_MS;
  await openReplay(makeSession({ idleUntil: new Date(end).toISOString() }));
  expect(getRemainingSeconds()).toBeLessThanOrEqual(60);
  const headers = { 'x-access-idle-until': new Date(end + MINUTE_MS).toISOString() };
  server.use(
    http.get(`${PERSON_URL}/diff`, () => HttpResponse.json({ sections: [], descriptions: [], events: 0 }, { headers })),
  );
  click(/^Differences$/);
  await waitForScreen(() => getRemainingSeconds() > 60);
});

it('removes the content within seconds when polling finds that the person has ended the session', async () => {
  const { setMe } = await openReplay();
  setMe(makeStaffMe());
  await advance(5_000);
  await waitForScreen(() => isOnScreen('Open another session'));
  expect(isOnScreen(CONTENT)).toBe(false);
  expect(getStored()).not.toContain('Skill');
});

it('removes the content when a content request is rejected because the session was ended', async () => {
  await openReplay();
  server.use(
    http.get(`${PERSON_URL}/diff`, () =>
      HttpResponse.json(errorBody('It was ended.', 'access-ended'), { status: 403 }),
    ),
  );
  click(/^Differences$/);
  await waitForScreen(() => isOnScreen('Open another session'));
  expect(isOnScreen(CONTENT)).toBe(false);
  expect(getStored()).not.toContain('Skill');
  expect(screen.getByText('The access session was ended')).toBeVisible();
});

it('removes the content when the staff member ends the session', async () => {
  const { setMe } = await openReplay();
  serveWrite(`${SESSION_PATH}/end`, () => {
    setMe(makeStaffMe());
    return { status: 200, body: { until: new Date().toISOString() } };
  });
  click(/^End the session/);
  await waitForScreen(() => isOnScreen('Open another session'));
  expect(isOnScreen(CONTENT)).toBe(false);
  expect(getStored()).not.toContain('Skill');
});

it('moves the focus and the page to the note at the top when the session ends', async () => {
  const { setMe } = await openReplay();
  serveWrite(`${SESSION_PATH}/end`, () => {
    setMe(makeStaffMe());
    return { status: 200, body: { until: new Date().toISOString() } };
  });
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  screen.getByRole('button', { name: /^End the session/ }).focus();
  click(/^End the session/);
  await waitForScreen(() => isOnScreen('Open another session'));
  const note = screen.getByText('The access session was ended');
  expect(note.closest('[role=alert]')).toHaveFocus();
  // Scrolling to the focus would leave it at another position than the top, below the sticky bar.
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  const search = screen.getByRole('region', { name: 'Search' });
  expect(note.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('keeps the session if it could not be ended, and says so', async () => {
  await openReplay();
  serveWrite(`${SESSION_PATH}/end`, () => ({ status: 503, body: errorBody('The event store is down.') }));
  click(/^End the session/);
  await waitForScreen(() => isOnScreen('The event store is down.'));
  expect(isOnScreen(CONTENT)).toBe(true);
});

describe('The strip of open sessions', () => {
  it('names no content, counts down, and announces the last 5 minutes and the last one', async () => {
    await openReplay(makeShortSession(7));
    const strip = within(screen.getByRole('region', { name: 'Open access sessions' }));
    expect(strip.getByRole('listitem')).toHaveTextContent('kT4x…9Qa2SUP-1234 · Ticket · A save failed');
    const getTime = () => strip.getByRole('timer').textContent;
    const getAnnouncement = () => strip.getByRole('status').textContent;
    expect(getTime()).toMatch(/^Ends in (7:00|6:\d\d)$/);
    await advance(MINUTE_MS);
    expect(getTime()).toMatch(/^Ends in (6:00|5:\d\d)$/);
    expect(getAnnouncement()).toBe('');
    await advance(MINUTE_MS);
    expect(getAnnouncement()).toBe('The access session to kT4x…9Qa2 ends in less than 5 minutes.');
    await advance(4 * MINUTE_MS);
    expect(getAnnouncement()).toBe('The access session to kT4x…9Qa2 ends in less than a minute.');
  });

  it('extends the session once', async () => {
    const { setMe } = await openReplay();
    const until = new Date(Date.now() + 4 * MINUTE_MS).toISOString();
    const writes = serveWrite(`${SESSION_PATH}/extend`, () => {
      setMe(makeStaffMe({ sessions: [makeSession({ until, idleUntil: until, isExtendable: false })] }));
      return { status: 200, body: { until } };
    });
    click(/^Extend the session/);
    await waitForScreen(() => screen.queryByRole('button', { name: /^Extend the session/ }) === null);
    expect(writes).toHaveLength(1);
    await advance(3 * MINUTE_MS);
    expect(isOnScreen(CONTENT)).toBe(true);
  });
});
