import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { watchDownloads } from '../../testing/downloads';
import { RECEIPT } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { forgetReceipt, keepReceipt } from './kept-receipt';

afterEach(forgetReceipt);

const note = () => screen.findByRole('region', { name: 'Your receipt' });
const noNote = () => expect(screen.queryByRole('region', { name: 'Your receipt' })).not.toBeInTheDocument();

const start = async (at = '/signup') => {
  keepReceipt(RECEIPT);
  const identity = memoryIdentity({ user: null });
  const downloads = watchDownloads();
  return { ...renderApp({ at, identity }), ...downloads, identity, shown: within(await note()) };
};

describe('The receipt of an account that was deleted', () => {
  it('is told of at the start, with how to check it', async () => {
    const { shown, container, address } = await start('/');
    expect(address()).toBe('/signup');
    expect(shown.getByText('Your account is deleted.')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Download receipt' })).toBeVisible();
    expect(shown.getByRole('link', { name: /^How to check it/ })).toHaveAttribute('href', '/erasure-receipt.html');
    expect(container).not.toHaveTextContent(/npm run|localhost/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is saved as a file that people can read', async () => {
    const { shown, user, saved } = await start();
    await user.click(shown.getByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'erasure-receipt.json', type: 'application/json' });
    expect(await saved[0]?.text).toBe(`${JSON.stringify(RECEIPT, null, 2)}\n`);
    expect(await note()).toBeVisible();
  });

  it('is gone for good once it is dismissed', async () => {
    const { shown, user } = await start();
    await user.click(shown.getByRole('button', { name: 'Dismiss' }));
    noNote();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays while somebody looks around, and goes when somebody signs in', async () => {
    serveProfile(profileWith());
    const { user, address } = await start();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await note()).toBeVisible();
    await user.type(screen.getByLabelText(/Email/), 'nadia@example.com');
    await user.type(screen.getByLabelText(/Password/), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('goes when somebody signs in elsewhere', async () => {
    serveProfile(profileWith());
    const { identity, address } = await start();
    act(() => identity.change(NADIA));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('appears where the start is on the screen already', async () => {
    renderApp({ at: '/signup', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { name: 'Create your account' });
    noNote();
    act(() => keepReceipt(RECEIPT));
    expect(await note()).toBeVisible();
  });

  it('is saved at once where nothing can be kept', () => {
    const { saved } = watchDownloads();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    keepReceipt(RECEIPT);
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toBe('erasure-receipt.json');
  });
});
