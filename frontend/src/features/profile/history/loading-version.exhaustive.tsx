import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY_URL, makeChange, serveHistory, serveVersions, mockWideScreen } from '../../../testing/history';
import { PROFILE_URL, errorBody, makeProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const makeVersion = (revision: number) =>
  makeProfile({
    revision,
    skills: [`Skill ${revision}`],
    updatedAt: new Date(2020, 4, 1 + revision, 9, 30).toISOString(),
  });
const VERSIONS = [makeVersion(0), makeVersion(1), makeVersion(2)];
const PAST_NOTE = /You are looking at an earlier version/;

const open = (at = '/profile?history=open') => {
  serveVersions(...VERSIONS);
  serveHistory([2, 1, 0].map((revision) => makeChange(revision, { at: makeVersion(revision).updatedAt })));
  return renderApp({ at });
};

const findSlider = () => screen.findByRole('slider');
const moveTo = async (revision: number) =>
  fireEvent.change(await findSlider(), { target: { value: String(revision) } });
const findOnPage = async (text: string) => within(await screen.findByRole('main')).findByText(text);
/** Waits until a text is visible on the page, which may re-render it meanwhile. */
const expectOnPage = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('main')).getByText(text)).toBeVisible());
const findContent = async (text: string) => (await findOnPage(text)).closest('[aria-busy]');

/** Delays all responses with a version. Returns the function that releases them. */
const delayResponses = () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get(PROFILE_URL, async ({ request }) => {
      await released;
      const revision = new URL(request.url).searchParams.get('revision');
      return HttpResponse.json(VERSIONS[Number(revision ?? 2)]);
    }),
  );
  return () => release();
};

/** Fails every request for a past version. Returns the requested revisions. */
const failVersions = () => {
  const requests: string[] = [];
  server.use(
    http.get(PROFILE_URL, ({ request }) => {
      const revision = new URL(request.url).searchParams.get('revision');
      if (revision === null) return HttpResponse.json(VERSIONS[2]);
      requests.push(revision);
      return HttpResponse.json(errorBody('Please wait a moment.'), { status: 400 });
    }),
  );
  return requests;
};

describe('A version that is loading', () => {
  it('marks the page as busy and shows the time of the version at the slider', async () => {
    mockWideScreen();
    open('/profile?history=open&revision=1');
    expect(await findContent('Skill 1')).toHaveAttribute('aria-busy', 'false');
    await screen.findByRole('group', { name: 'Added skill 0' });
    const release = delayResponses();
    await moveTo(0);
    await waitFor(async () => expect(await findContent('Skill 1')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Version 1 of 3')).toBeVisible();
    expect(screen.getByText(PAST_NOTE)).toHaveTextContent('1 May 2020, 09:30');
    release();
    expect(await findContent('Skill 0')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText(PAST_NOTE)).toHaveTextContent('1 May 2020, 09:30');
  });

  it('shows no time until it is known', async () => {
    mockWideScreen();
    const { router } = open('/profile?revision=1');
    await expectOnPage('Skill 1');
    expect(screen.getByText(PAST_NOTE)).toHaveTextContent('2 May 2020, 09:30');
    const release = delayResponses();
    await waitFor(() => router.navigate('/profile?revision=0'));
    await waitFor(() => expect(screen.getByText(PAST_NOTE)).not.toHaveTextContent('2020'));
    server.use(http.get(HISTORY_URL, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    await waitFor(() => router.navigate('/profile?history=open&revision=0'));
    await findSlider();
    expect(screen.getByText(PAST_NOTE)).not.toHaveTextContent('2020');
    release();
    await waitFor(() => expect(screen.getByText(PAST_NOTE)).toHaveTextContent('1 May 2020, 09:30'));
  });

  it('does not replace the current version until it is loaded, even if a past version was shown earlier', async () => {
    mockWideScreen();
    const { user } = open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    await expectOnPage('Skill 2');
    const release = delayResponses();
    await moveTo(0);
    await waitFor(async () => expect(await findContent('Skill 2')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText(PAST_NOTE)).not.toBeInTheDocument();
    release();
    await expectOnPage('Skill 0');
  });
});

describe('A loaded version', () => {
  it('stays on the page when its refetch fails', async () => {
    mockWideScreen();
    open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    const requests = failVersions();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(requests).toEqual(['1']));
    expect(await findContent('Skill 1')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A version that failed to load', () => {
  it('keeps the slider position and can be retried', async () => {
    mockWideScreen();
    const { user, address } = open();
    await findOnPage('Skill 2');
    const requests = failVersions();
    await moveTo(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    expect(await findSlider()).toHaveAccessibleName('Version 1 of 3');
    expect(address()).toBe('/profile?history=open&revision=0');
    await expectOnPage('Skill 2');

    const retryButton = screen.getByRole('button', { name: 'Try Again' });
    await user.click(retryButton);
    await waitFor(() => expect(requests).toEqual(['0', '0']));
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-disabled', 'false'));
    expect(retryButton).toHaveFocus();

    const release = delayResponses();
    await user.click(retryButton);
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-disabled', 'true'));
    expect(retryButton).toHaveFocus();
    release();
    await expectOnPage('Skill 0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await findSlider()).toHaveFocus();
  });

  it('can be retried or left without the panel', async () => {
    const { user, router, address } = open('/profile');
    await findOnPage('Skill 2');
    failVersions();
    await waitFor(() => router.navigate('/profile?revision=0'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    serveVersions(...VERSIONS);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await expectOnPage('Skill 0');
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    expect(address()).toBe('/profile');
  });
});
