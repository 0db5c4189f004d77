import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { HISTORY, changeAt, serveHistory, serveVersions, widePage } from '../../../testing/history';
import { PROFILE, errorBody, profileWith } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

const versionAt = (revision: number) =>
  profileWith({
    revision,
    skills: [`Skill ${revision}`],
    updatedAt: new Date(2020, 4, 1 + revision, 9, 30).toISOString(),
  });
const VERSIONS = [versionAt(0), versionAt(1), versionAt(2)];
const PAST = /You are looking at an earlier version\./;

const open = (at = '/profile?history=open') => {
  serveVersions(...VERSIONS);
  serveHistory([2, 1, 0].map((revision) => changeAt(revision, { at: versionAt(revision).updatedAt })));
  return renderApp({ at });
};

const slider = () => screen.findByRole('slider');
const moveTo = async (revision: number) => fireEvent.change(await slider(), { target: { value: String(revision) } });
const onPage = async (text: string) => within(await screen.findByRole('main')).findByText(text);
/** Waits until a text can be seen on the page, which may render it anew meanwhile. */
const expectOnPage = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('main')).getByText(text)).toBeVisible());
const content = async (text: string) => (await onPage(text)).closest('[aria-busy]');

/** Lets the versions wait; gives back what brings them. */
const answerLater = () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(PROFILE, async ({ request }) => {
      await answered;
      const revision = new URL(request.url).searchParams.get('revision');
      return HttpResponse.json(VERSIONS[Number(revision ?? 2)]);
    }),
  );
  return () => answer();
};

/** Fails reading a version; gives back how often that was tried. */
const failVersions = () => {
  const tried: string[] = [];
  server.use(
    http.get(PROFILE, ({ request }) => {
      const revision = new URL(request.url).searchParams.get('revision');
      if (revision === null) return HttpResponse.json(VERSIONS[2]);
      tried.push(revision);
      return HttpResponse.json(errorBody('Please wait a moment.'), { status: 400 });
    }),
  );
  return tried;
};

describe('A version that is on its way', () => {
  it('leaves the page marked as busy, and the note at the time of the version the slider names', async () => {
    widePage();
    open('/profile?history=open&revision=1');
    expect(await content('Skill 1')).toHaveAttribute('aria-busy', 'false');
    await screen.findByRole('group', { name: 'Added skill 0' });
    const answer = answerLater();
    await moveTo(0);
    await waitFor(async () => expect(await content('Skill 1')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Version 1 of 3')).toBeVisible();
    expect(screen.getByText(PAST)).toHaveTextContent('1 May 2020, 09:30');
    answer();
    expect(await content('Skill 0')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText(PAST)).toHaveTextContent('1 May 2020, 09:30');
  });

  it('has no time until it is known', async () => {
    widePage();
    const { router } = open('/profile?revision=1');
    await expectOnPage('Skill 1');
    expect(screen.getByText(PAST)).toHaveTextContent('2 May 2020, 09:30');
    const answer = answerLater();
    await waitFor(() => router.navigate('/profile?revision=0'));
    await waitFor(() => expect(screen.getByText(PAST)).not.toHaveTextContent('2020'));
    server.use(http.get(HISTORY, () => HttpResponse.json(errorBody('No'), { status: 400 })));
    await waitFor(() => router.navigate('/profile?history=open&revision=0'));
    await slider();
    expect(screen.getByText(PAST)).not.toHaveTextContent('2020');
    answer();
    await waitFor(() => expect(screen.getByText(PAST)).toHaveTextContent('1 May 2020, 09:30'));
  });

  it('leaves now on the page where now was, whatever was looked at before', async () => {
    widePage();
    const { user } = open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    await expectOnPage('Skill 2');
    const answer = answerLater();
    await moveTo(0);
    await waitFor(async () => expect(await content('Skill 2')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText(PAST)).not.toBeInTheDocument();
    answer();
    await expectOnPage('Skill 0');
  });

  it('is not on its way again when the window gets the focus', async () => {
    widePage();
    open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    const asked = failVersions();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(asked).toEqual(['1']));
    expect(await content('Skill 1')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('A version that could not be loaded', () => {
  it('stays the one the slider names, and can be tried again', async () => {
    widePage();
    const { user, address } = open();
    await onPage('Skill 2');
    const tried = failVersions();
    await moveTo(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    expect(await slider()).toHaveAccessibleName('Version 1 of 3');
    expect(address()).toBe('/profile?history=open&revision=0');
    await expectOnPage('Skill 2');

    const again = screen.getByRole('button', { name: 'Try Again' });
    await user.click(again);
    await waitFor(() => expect(tried).toEqual(['0', '0']));
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    expect(again).toHaveFocus();

    const answer = answerLater();
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    expect(again).toHaveFocus();
    answer();
    await expectOnPage('Skill 0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await slider()).toHaveFocus();
  });

  it('can be tried again without the panel, and left', async () => {
    const { user, router, address } = open('/profile');
    await onPage('Skill 2');
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
