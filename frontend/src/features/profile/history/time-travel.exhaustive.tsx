import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makeChange, serveHistory, serveVersions, mockWideScreen } from '../../../testing/history';
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

const open = (at = '/profile?history=open') => {
  serveVersions(...VERSIONS);
  serveHistory([makeChange(2), makeChange(1), makeChange(0)]);
  return renderApp({ at });
};

const findSlider = () => screen.findByRole('slider');
/** Waits until a text is visible on the page, which may re-render it meanwhile. */
const expectOnPage = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('main')).getByText(text)).toBeVisible());
const PAST_NOTE = /You are looking at an earlier version/;

describe('Browsing versions in the history', () => {
  it('starts at the current version and shows every version on the page', async () => {
    mockWideScreen();
    const { user, address } = open();
    const range = await findSlider();
    expect(range).toHaveAccessibleName('Version 3 of 3');
    expect(range).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Version 3 of 3, 3\sMay\s2020,\s09:30$/));
    expect(screen.queryByText(PAST_NOTE)).not.toBeInTheDocument();

    fireEvent.change(range, { target: { value: '0' } });
    expect(range).toHaveAccessibleName('Version 1 of 3');
    await expectOnPage('Skill 0');
    expect(address()).toBe('/profile?history=open&revision=0');
    expect(screen.getByText(PAST_NOTE)).toHaveTextContent('an earlier version, saved 1 May 2020, 09:30.');
    expect(range).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Version 1 of 3, 1\sMay\s2020,\s09:30$/));
    expect(screen.getByText('Version 1 of 3, 1 May 2020, 09:30.')).toHaveAttribute('aria-live', 'polite');

    await user.click(screen.getByRole('button', { name: 'Later version' }));
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('button', { name: 'Later version' }));
    await expectOnPage('Skill 2');
    expect(address()).toBe('/profile?history=open');
    expect(screen.getByRole('button', { name: 'Later version' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Earlier version' }));
    await expectOnPage('Skill 1');
  });

  it('requests only the version at which it stops', async () => {
    const requests: (string | null)[] = [];
    const { user, address, goBack } = open('/profile');
    await user.click(await screen.findByRole('link', { name: 'History' }));
    const range = await findSlider();
    server.use(
      http.get(PROFILE_URL, ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('revision'));
        return HttpResponse.json(VERSIONS[0]);
      }),
    );
    fireEvent.change(range, { target: { value: '1' } });
    fireEvent.change(range, { target: { value: '0' } });
    await expectOnPage('Skill 0');
    expect(requests).toEqual(['0']);
    await goBack();
    expect(address()).toBe('/profile');
  });

  it('makes past versions read-only', async () => {
    mockWideScreen();
    open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('link', { name: /^edit/i })).not.toBeInTheDocument();
    expect(within(main).queryByRole('button', { name: 'View Resume' })).not.toBeInTheDocument();
    expect(within(main).queryByRole('button', { name: 'Preview CV' })).not.toBeInTheDocument();
  });

  it('marks the change that made the shown version', async () => {
    mockWideScreen();
    open('/profile?history=open&revision=1');
    const shownEntry = await screen.findByRole('group', { name: 'Added skill 1' });
    expect(shownEntry.closest('li')).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('group', { name: 'Added skill 2' }).closest('li')).not.toHaveAttribute('aria-current');
  });

  it('returns to the current version', async () => {
    mockWideScreen();
    const { user, address } = open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    await expectOnPage('Skill 2');
    expect(address()).toBe('/profile?history=open');
    expect(await findSlider()).toHaveFocus();
  });

  it('closes a modal panel to show the version', async () => {
    const { user, address } = open('/profile?history=open&revision=1');
    await user.click(await screen.findByRole('button', { name: 'Show this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/profile?revision=1');
    await expectOnPage('Skill 1');
    expect(screen.getByText(PAST_NOTE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    expect(address()).toBe('/profile');
    await expectOnPage('Skill 2');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('removes the current revision from the URL and follows newer versions', async () => {
    const { address } = open('/profile?revision=2');
    await expectOnPage('Skill 2');
    await waitFor(() => expect(address()).toBe('/profile'));
    serveVersions(...VERSIONS, makeVersion(3));
    window.dispatchEvent(new Event('online'));
    await expectOnPage('Skill 3');
    await waitFor(() => expect(screen.queryByText(PAST_NOTE)).not.toBeInTheDocument());
  });

  it('closes to the current version right after the slider moved there', async () => {
    const { router, address } = open('/profile?history=open');
    fireEvent.change(await findSlider(), { target: { value: '1' } });
    const show = await screen.findByRole('button', { name: 'Show this version' });
    fireEvent.change(await findSlider(), { target: { value: '2' } });
    const searches: string[] = [];
    const unsubscribe = router.subscribe(({ location }) => searches.push(location.search));
    fireEvent.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unsubscribe();
    expect(address()).toBe('/profile');
    expect(searches).toEqual(['']);
  });

  it('opens at the shown version and closes to it', async () => {
    const { user, router, address, goBack } = open('/profile');
    await expectOnPage('Skill 2');
    await waitFor(() => router.navigate('/profile?revision=1'));
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(address()).toBe('/profile?history=open&revision=1');
    expect(await findSlider()).toHaveAccessibleName('Version 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Close history' }));
    await waitFor(() => expect(address()).toBe('/profile?revision=1'));
    await goBack();
    expect(address()).toBe('/profile');
  });

  it('closes to the current version after opening at a past one and returning', async () => {
    const { user, address } = open('/profile?revision=1');
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('link', { name: 'History' }));
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(panel.getByRole('button', { name: 'Back to current version' }));
    await user.click(panel.getByRole('button', { name: 'Close history' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/profile');
  });

  it('keeps the shown version when its link is clicked again', async () => {
    mockWideScreen();
    const { user, address } = open('/profile?history=open&revision=1');
    await expectOnPage('Skill 1');
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(address()).toBe('/profile?history=open&revision=1');
    await user.click(screen.getByRole('button', { name: 'Close history' }));
    await waitFor(() => expect(address()).toBe('/profile?revision=1'));
  });

  it.each(['7', 'soon', '-1'])('shows an error for the nonexistent version %s', async (revision) => {
    const { user, address } = open(`/profile?revision=${revision}`);
    expect(await screen.findByRole('alert')).toHaveTextContent("This version doesn't exist.");
    await user.click(screen.getByRole('button', { name: 'Back to current version' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/profile');
  });

  it('shows an error when a version fails to load', async () => {
    mockWideScreen();
    open();
    await expectOnPage('Skill 2');
    server.use(http.get(PROFILE_URL, () => HttpResponse.json(errorBody('Please wait a moment.'), { status: 429 })));
    fireEvent.change(await findSlider(), { target: { value: '0' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    await expectOnPage('Skill 2');
  });

  it('is disabled when there is only one version', async () => {
    serveVersions(makeVersion(0));
    serveHistory([makeChange(0)]);
    renderApp({ at: '/profile?history=open' });
    expect(await findSlider()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Earlier version' })).toBeDisabled();
    expect(screen.getByText('Version 1 of 1')).toBeVisible();
  });
});
