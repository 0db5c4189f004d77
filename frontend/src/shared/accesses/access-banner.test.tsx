import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { ACCESSES_URL, inMinutes, makeAccess, makeOpenAccess, serveAccesses } from '../../testing/accesses';
import { startClock, stopClock, waitUntil } from '../../testing/clock';
import { serveJobs } from '../../testing/jobs';
import { serveOnboarding } from '../../testing/onboarding';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { formatTime } from '../format/format-time';

const findBanner = async (): Promise<HTMLElement> => {
  const text = await screen.findByText(/^Support can see your profile until/);
  const banner = text.closest<HTMLElement>('[role="status"]');
  if (banner === null) throw new Error('The banner is no status.');
  return banner;
};
const queryBanner = () => screen.queryByText(/^Support can see your profile until/);

const open = (at = '/profile') => {
  serveProfile(makeProfile());
  return renderApp({ at });
};

/** Makes the page hidden or visible. */
const setHidden = (hidden: boolean): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  fireEvent(window, new Event('visibilitychange'));
};

describe('The banner', () => {
  it.each(['/profile', '/settings', '/jobs'])('says on %s until when support can see the profile', async (path) => {
    serveJobs([]);
    const access = makeOpenAccess();
    serveAccesses([access, makeAccess()]);
    open(path);
    expect(await findBanner()).toHaveTextContent(
      `Support can see your profile until ${formatTime(access.until)}.End now`,
    );
  });

  it('is shown in the onboarding wizard', async () => {
    serveOnboarding();
    serveProfile(null);
    serveAccesses([makeOpenAccess()]);
    const { container } = renderApp({ at: '/onboarding/userType' });
    await screen.findByRole('heading', { name: 'Which best describes you?' });
    expect(await findBanner()).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is empty if no session is open, or if that is not known', async () => {
    const served = serveAccesses([makeAccess()]);
    open();
    await screen.findByRole('link', { name: 'History' });
    await waitFor(() => expect(served.requests).toHaveLength(1));
    expect(queryBanner()).not.toBeInTheDocument();
    server.use(http.get(ACCESSES_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    fireEvent(window, new Event('online'));
    expect(queryBanner()).not.toBeInTheDocument();
  });

  it('ends all open sessions and disappears', async () => {
    const other = makeOpenAccess({ id: '00000000-0000-4000-8000-0000000000a2', until: inMinutes(25) });
    const served = serveAccesses([makeOpenAccess(), other]);
    const { user } = open();
    const banner = await findBanner();
    expect(banner).toHaveTextContent(formatTime(other.until));
    await user.click(within(banner).getByRole('button', { name: 'End now' }));
    await waitFor(() => expect(queryBanner()).not.toBeInTheDocument());
    expect(served.items.map((access) => access.open)).toEqual([false, false]);
    expect(await screen.findByText('Support can no longer see your profile')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays and shows the reference if ending fails', async () => {
    serveAccesses([makeOpenAccess()]);
    server.use(http.post(`${ACCESSES_URL}/:id/end`, () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    const end = within(await findBanner()).getByRole('button', { name: 'End now' });
    await user.click(end);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to end the access.*Reference/);
    expect(queryBanner()).toBeVisible();
    await waitFor(() => expect(end).toHaveAttribute('aria-disabled', 'false'));
  });
});

describe('Polling for the banner', () => {
  afterEach(stopClock);

  /** Advances the clock by up to 4 s until `isDone`, and lets responses arrive. */
  const advanceUntil = async (advance: (milliseconds: number) => Promise<void>, isDone: () => boolean) => {
    for (let steps = 0; steps < 200 && !isDone(); steps += 1) {
      await advance(20);
      let checks = 0;
      await waitUntil(() => (checks += 1) > 1);
    }
    expect(isDone()).toBe(true);
  };
  const isShown = (): boolean => queryBanner() !== null;

  it('requests the sessions every minute while the page is visible, and when it becomes visible', async () => {
    const served = serveAccesses();
    const advance = startClock();
    open();
    await waitUntil(() => served.requests.length === 1);
    await advance(59_000);
    expect(served.requests).toHaveLength(1);
    served.items = [makeOpenAccess()];
    await advance(2_000);
    await advanceUntil(advance, isShown);
    setHidden(true);
    const { length } = served.requests;
    await advance(600_000);
    expect(served.requests).toHaveLength(length);
    setHidden(false);
    await waitUntil(() => served.requests.length === length + 1);
  });

  it('shows within 5 seconds that support has ended the session', async () => {
    const served = serveAccesses([makeOpenAccess()]);
    const advance = startClock();
    open();
    await advanceUntil(advance, isShown);
    served.items = [makeAccess()];
    await advance(5_100);
    await advanceUntil(advance, () => !isShown());
  });

  it('disappears when the session expires, also without a connection', async () => {
    const advance = startClock();
    serveAccesses([makeOpenAccess({ until: inMinutes(0.5) })]);
    open();
    await advanceUntil(advance, isShown);
    server.use(http.get(ACCESSES_URL, () => HttpResponse.error()));
    await advance(20_000);
    expect(queryBanner()).toBeVisible();
    await advance(10_000);
    expect(queryBanner()).not.toBeInTheDocument();
  });

  it('is shown although the clock of the browser is ahead', async () => {
    serveAccesses([makeOpenAccess({ at: inMinutes(-100), until: inMinutes(-70) })]);
    open();
    expect(await findBanner()).toBeVisible();
  });
});
