import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import {
  RECEIPT,
  erasureResponse,
  deferResponse,
  captureErasures,
  captureReceiptRequests,
} from '../../testing/erasure';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { allowConsoleErrors } from '../../testing/setup';
import { toAuthError } from '../../shared/identity/auth-error';
import { clearReceipt } from './receipt-store';

afterEach(clearReceipt);

const TITLE = 'Delete your account?';
const CONFIRM = 'Yes, Delete My Account';

const renderSettings = async (identity = memoryIdentity({ user: NADIA })) => {
  serveProfile(makeProfile());
  const app = renderApp({ at: '/settings', identity });
  const button = await screen.findByRole('button', { name: 'Delete Account' });
  const openDialog = async () => {
    await app.user.click(button);
    return within(await screen.findByRole('alertdialog', { name: TITLE }));
  };
  const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const confirm = async () => {
    const dialog = await openDialog();
    await app.user.type(dialog.getByLabelText(/^Current password/), 'secret12');
    await app.user.click(dialog.getByRole('button', { name: CONFIRM }));
  };
  return { ...app, button, openDialog, expectDialogClosed, confirm };
};

const readStoredReceipt = (): unknown => JSON.parse(sessionStorage.getItem('erasure-receipt') ?? '');

describe('The confirmation dialog', () => {
  it('states the consequences and focuses Cancel', async () => {
    const { openDialog, address } = await renderSettings();
    const dialog = await openDialog();
    expect(address()).toBe('/settings?confirm=delete');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'This action cannot be undone. It will permanently delete your profile information, application history and all saved preferences.',
    );
    expect(
      dialog
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual(['Cancel', CONFIRM]);
    expect(dialog.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it.each([
    [
      'Cancel',
      (app: Awaited<ReturnType<typeof renderSettings>>) =>
        app.user.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
    ['Escape', (app: Awaited<ReturnType<typeof renderSettings>>) => app.user.keyboard('{Escape}')],
    ['the back button', (app: Awaited<ReturnType<typeof renderSettings>>) => app.goBack()],
  ])('is closed by %s without a request', async (_way, close) => {
    const requests = captureErasures(erasureResponse);
    const app = await renderSettings();
    await app.openDialog();
    await close(app);
    await app.expectDialogClosed();
    expect(app.address()).toBe('/settings');
    await waitFor(() => expect(app.button).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it('stays open after a reload', async () => {
    serveProfile(makeProfile());
    const { user, address } = renderApp({ at: '/settings?confirm=delete' });
    await user.click(
      within(await screen.findByRole('alertdialog', { name: TITLE })).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(address()).toBe('/settings'));
  });
});

describe('The confirmation by the user', () => {
  it('needs the current password', async () => {
    allowConsoleErrors(/confirming the deletion failed/);
    const requests = captureErasures(erasureResponse);
    const { user, openDialog } = await renderSettings();
    const dialog = await openDialog();
    const field = dialog.getByLabelText(/^Current password/);
    await user.click(dialog.getByRole('button', { name: CONFIRM }));
    expect(field).toHaveAccessibleDescription('Enter your current password');
    expect(field).toHaveFocus();
    await user.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your current password.'));
    expect(field).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('is the choice of the Google account without a password, and keeps the dialog open if that is cancelled', async () => {
    const requests = captureErasures(erasureResponse);
    const identity = memoryIdentity({ user: NADIA });
    identity.getSignInMethods = () =>
      Promise.resolve({ hasPassword: false, googleEmail: NADIA.email, isEmailVerified: true });
    const reauthenticate = jest
      .spyOn(identity, 'reauthenticateWithGoogle')
      .mockRejectedValueOnce(toAuthError({ code: 'auth/popup-closed-by-user' }));
    const { user, openDialog } = await renderSettings(identity);
    const dialog = await openDialog();
    expect(dialog.getByText(/choose your Google account in the window/)).toBeVisible();
    const button = dialog.getByRole('button', { name: CONFIRM });
    await user.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(reauthenticate).toHaveBeenCalledTimes(2);
  });
});

describe('With a password and Google', () => {
  const GOOGLE_HINT = /choose your Google account in the window/;
  const open = async () => {
    const identity = memoryIdentity({ user: NADIA, googleEmail: 'nadia@gmail.example' });
    const reauthenticate = jest.spyOn(identity, 'reauthenticate');
    const reauthenticateWithGoogle = jest.spyOn(identity, 'reauthenticateWithGoogle');
    const app = await renderSettings(identity);
    const dialog = await app.openDialog();
    const switchTo = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
    return { ...app, dialog, switchTo, reauthenticate, reauthenticateWithGoogle };
  };

  it('the deletion can be confirmed with Google instead, which asks before it deletes', async () => {
    const requests = captureErasures(erasureResponse);
    const { user, dialog, switchTo, reauthenticate, reauthenticateWithGoogle } = await open();
    await user.click(dialog.getByRole('button', { name: CONFIRM }));
    expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription('Enter your current password');
    await switchTo('Continue with Google instead');
    expect(dialog.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    expect(dialog.getByText(GOOGLE_HINT)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Enter your password instead' })).toHaveFocus();
    expect([requests.length, reauthenticateWithGoogle.mock.calls.length]).toEqual([0, 0]);
    await user.click(dialog.getByRole('button', { name: CONFIRM }));
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect([requests.length, reauthenticateWithGoogle.mock.calls.length]).toEqual([1, 1]);
    expect(reauthenticate).not.toHaveBeenCalled();
  });

  it('the password can be entered after all, without the error of before', async () => {
    captureErasures(erasureResponse);
    const { user, dialog, switchTo, reauthenticateWithGoogle } = await open();
    await user.click(dialog.getByRole('button', { name: CONFIRM }));
    await switchTo('Continue with Google instead');
    await switchTo('Enter your password instead');
    const field = dialog.getByLabelText(/^Current password/);
    expect(field).not.toHaveAccessibleDescription('Enter your current password');
    await user.type(field, 'secret12{Enter}');
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(reauthenticateWithGoogle).not.toHaveBeenCalled();
  });

  it('the next dialog begins with the password again', async () => {
    const { user, dialog, switchTo, expectDialogClosed, openDialog } = await open();
    await switchTo('Continue with Google instead');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectDialogClosed();
    expect((await openDialog()).getByLabelText(/^Current password/)).toBeVisible();
  });
});

describe('Account deletion', () => {
  it('shows progress, sends one request and cannot be cancelled', async () => {
    const { respond, release } = deferResponse(erasureResponse);
    const requests = captureErasures(respond);
    const { confirm, user, router, address } = await renderSettings();
    await confirm();
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Deleting Account...' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('alertdialog')).toHaveFocus();
    expect(await screen.findByText('Deleting account...')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('alertdialog'));
    expect(address()).toBe('/settings?confirm=delete');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/settings');
    // The closing animation has not started either.
    expect(screen.getByRole('alertdialog')).toHaveClass('show');
    release();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-of-nadia');
    expect(await requests[0]?.text()).toBe('');
  });

  it('signs out, clears all storage but the theme and the receipt, and redirects to the sign-up page', async () => {
    captureErasures(erasureResponse);
    const identity = memoryIdentity({ user: NADIA });
    const signOut = jest.spyOn(identity, 'signOut');
    const { confirm, address } = await renderSettings(identity);
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

  it('keeps the receipt when the sign-out fails', async () => {
    captureErasures(erasureResponse);
    const identity = memoryIdentity({ user: NADIA });
    jest.spyOn(identity, 'signOut').mockRejectedValue(new Error('no'));
    const { confirm, expectDialogClosed, address } = await renderSettings(identity);
    localStorage.setItem('authData', '{}');
    await confirm();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(readStoredReceipt()).toEqual(RECEIPT);
    expect(localStorage.getItem('authData')).toBeNull();
    await expectDialogClosed();
    expect(address()).toBe('/settings');

    act(() => identity.setUser(null));
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(readStoredReceipt()).toEqual(RECEIPT);
  });

  it('keeps the receipt when the provider reports the sign-out late', async () => {
    captureErasures(erasureResponse);
    const identity = memoryIdentity({ user: NADIA });
    jest.spyOn(identity, 'signOut').mockResolvedValue();
    const { confirm, address } = await renderSettings(identity);
    await confirm();
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    act(() => identity.setUser(null));
    expect(await screen.findByRole('region', { name: 'Your receipt' })).toBeVisible();
    expect(readStoredReceipt()).toEqual(RECEIPT);
  });

  it.each([
    [
      'the error of the server',
      () => HttpResponse.json(errorBody('The eraser is broken'), { status: 500 }),
      'The eraser is broken',
    ],
    [
      'a fallback error for a response without a message',
      () => HttpResponse.json({ code: 'test' }, { status: 400 }),
      'Failed to delete account',
    ],
    [
      'the rate limit',
      () =>
        HttpResponse.json(errorBody('Too many requests. Try again in 2 seconds.', 'too-many-requests'), {
          status: 429,
          headers: { 'retry-after': '2' },
        }),
      'Too many requests. Try again in 2 seconds.',
    ],
    [
      'that staff roles have to be revoked first',
      () =>
        HttpResponse.json(
          errorBody('Your account has staff roles. Ask for them to be revoked first.', 'has-staff-roles'),
          { status: 409 },
        ),
      'Your account has staff roles. Ask for them to be revoked first.',
    ],
  ])('shows %s, closes the dialog and does not retry', async (_what, response, text) => {
    const requests = captureErasures(response);
    const { confirm, expectDialogClosed, address, button } = await renderSettings();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await expectDialogClosed();
    expect(address()).toBe('/settings');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByText(/We didn't get a response/)).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('does not navigate on failure when the user has left the page', async () => {
    const { respond, release } = deferResponse(() => HttpResponse.error());
    captureErasures(respond);
    captureReceiptRequests();
    const { confirm, router, address } = await renderSettings();
    await confirm();
    await waitFor(() => router.navigate('/profile'));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
    expect(address()).toBe('/profile');
  });
});
