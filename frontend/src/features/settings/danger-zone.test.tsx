import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { RECEIPT, erased, later, takeErasures, takeSearches } from '../../testing/erasure';
import { errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { forgetReceipt } from './kept-receipt';

afterEach(forgetReceipt);

const QUESTION = 'Delete your account?';
const YES = 'Yes, Delete My Account';

const start = async (identity = memoryIdentity({ user: NADIA })) => {
  serveProfile(profileWith());
  const app = renderApp({ at: '/settings', identity });
  const button = await screen.findByRole('button', { name: 'Delete Account' });
  const ask = async () => {
    await app.user.click(button);
    return within(await screen.findByRole('alertdialog', { name: QUESTION }));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  /** Asks, and says yes. */
  const confirm = async () => {
    const dialog = await ask();
    await app.user.click(dialog.getByRole('button', { name: YES }));
  };
  return { ...app, button, ask, gone, confirm };
};

const keptReceipt = (): unknown => JSON.parse(sessionStorage.getItem('erasure-receipt') ?? '');

describe('The question', () => {
  it('says what is lost, and Cancel has the first focus', async () => {
    const { ask, address, baseElement } = await start();
    const dialog = await ask();
    expect(address()).toBe('/settings?confirm=delete');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'This action cannot be undone. It will permanently delete your profile information, application history and all saved preferences.',
    );
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', YES]);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it.each([
    [
      'Cancel',
      (app: Awaited<ReturnType<typeof start>>) => app.user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Escape', (app: Awaited<ReturnType<typeof start>>) => app.user.keyboard('{Escape}')],
    ['the back button', (app: Awaited<ReturnType<typeof start>>) => app.back()],
  ])('is closed by %s, and nothing is sent', async (_way, close) => {
    const requests = takeErasures(erased);
    const app = await start();
    await app.ask();
    await close(app);
    await app.gone();
    expect(app.address()).toBe('/settings');
    await waitFor(() => expect(app.button).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it('is open again after a reload', async () => {
    serveProfile(profileWith());
    const { user, address } = renderApp({ at: '/settings?confirm=delete' });
    await user.click(
      within(await screen.findByRole('alertdialog', { name: QUESTION })).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(address()).toBe('/settings'));
  });
});

describe('Deleting the account', () => {
  it('says so, is sent once, and cannot be stopped', async () => {
    const { answer, come } = later(erased);
    const requests = takeErasures(answer);
    const { confirm, user, router, address, baseElement } = await start();
    await confirm();
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Deleting Account...' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('alertdialog')).toHaveFocus();
    expect(await screen.findByText('Deleting account...')).toBeVisible();
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('alertdialog'));
    expect(address()).toBe('/settings?confirm=delete');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/settings');
    // Not on its way out, either.
    expect(screen.getByRole('alertdialog')).toHaveClass('show');
    come();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-of-nadia');
    expect(await requests[0]?.text()).toBe('');
  });

  it('signs out, forgets everything but the theme and the receipt, and leads to the start', async () => {
    takeErasures(erased);
    const identity = memoryIdentity({ user: NADIA });
    const signOut = jest.spyOn(identity, 'signOut');
    const { confirm, address } = await start(identity);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('authData', '{}');
    sessionStorage.setItem('revision:profile-nadia', '3');
    await confirm();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('button', { name: 'Download receipt' })).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(Object.entries(localStorage)).toEqual([['theme', 'dark']]);
    expect(Object.keys(sessionStorage)).toEqual(['erasure-receipt']);
    expect(screen.queryByText('Deleting account...')).not.toBeInTheDocument();
    expect(screen.queryByText('Signed out successfully')).not.toBeInTheDocument();
  });

  it('keeps the receipt although the provider cannot sign out', async () => {
    takeErasures(erased);
    const identity = memoryIdentity({ user: NADIA });
    jest.spyOn(identity, 'signOut').mockRejectedValue(new Error('no'));
    const { confirm, gone, address } = await start(identity);
    localStorage.setItem('authData', '{}');
    await confirm();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(keptReceipt()).toEqual(RECEIPT);
    expect(localStorage).toHaveLength(0);
    await gone();
    expect(address()).toBe('/settings');

    act(() => identity.change(null));
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(keptReceipt()).toEqual(RECEIPT);
  });

  it('keeps the receipt although the provider tells late that nobody is signed in', async () => {
    takeErasures(erased);
    const identity = memoryIdentity({ user: NADIA });
    jest.spyOn(identity, 'signOut').mockResolvedValue();
    const { confirm, address } = await start(identity);
    await confirm();
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    act(() => identity.change(null));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(keptReceipt()).toEqual(RECEIPT);
  });

  it.each([
    [
      'what the server says',
      () => HttpResponse.json(errorBody('The eraser is broken'), { status: 500 }),
      'The eraser is broken',
    ],
    ['that it failed', () => HttpResponse.json({ code: 'test' }, { status: 400 }), 'Failed to delete account'],
    [
      'that too much was asked',
      () =>
        HttpResponse.json(errorBody('Too many requests. Try again in 2 seconds.', 'too-many-requests'), {
          status: 429,
          headers: { 'retry-after': '2' },
        }),
      'Too many requests. Try again in 2 seconds.',
    ],
  ])('says %s, closes the question and tries no more', async (_what, answer, words) => {
    const requests = takeErasures(answer);
    const { confirm, gone, address, button } = await start();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await gone();
    expect(address()).toBe('/settings');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByText(/We didn't get a response/)).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('leaves the person where they went meanwhile when it fails', async () => {
    const { answer, come } = later(() => HttpResponse.error());
    takeErasures(answer);
    takeSearches();
    const { confirm, router, address } = await start();
    await confirm();
    await waitFor(() => router.navigate('/profile'));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeInTheDocument();
    come();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
    expect(address()).toBe('/profile');
  });
});
