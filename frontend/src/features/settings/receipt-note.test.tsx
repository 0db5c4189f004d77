import { act, screen, waitFor, within } from '@testing-library/react';
import { captureDownloads } from '../../testing/downloads';
import { RECEIPT } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { clearReceipt, storeReceipt } from './receipt-store';

afterEach(clearReceipt);

const findNote = () => screen.findByRole('region', { name: 'Your receipt' });
const expectNoNote = () => expect(screen.queryByRole('region', { name: 'Your receipt' })).not.toBeInTheDocument();

const renderWithReceipt = async (at = '/signup') => {
  storeReceipt(RECEIPT);
  const identity = memoryIdentity({ user: null });
  const downloads = captureDownloads();
  return { ...renderApp({ at, identity }), ...downloads, identity, note: within(await findNote()) };
};

describe('The receipt of a deleted account', () => {
  it('is shown on the start page with a link to the verification help', async () => {
    const { note, container, address } = await renderWithReceipt('/');
    expect(address()).toBe('/signup');
    expect(note.getByText('Your account is deleted.')).toBeVisible();
    expect(note.getByRole('button', { name: 'Download receipt' })).toBeVisible();
    expect(note.getByRole('link', { name: /^How to check it/ })).toHaveAttribute('href', '/erasure-receipt.html');
    expect(container).not.toHaveTextContent(/npm run|localhost/);
  });

  it('downloads as formatted JSON', async () => {
    const { note, user, savedFiles } = await renderWithReceipt();
    await user.click(note.getByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(savedFiles[0]).toMatchObject({ name: 'erasure-receipt.json', type: 'application/json' });
    expect(await savedFiles[0]?.text).toBe(`${JSON.stringify(RECEIPT, null, 2)}\n`);
    expect(await findNote()).toBeVisible();
  });

  it('is removed when dismissed', async () => {
    const { note, user } = await renderWithReceipt();
    await user.click(note.getByRole('button', { name: 'Dismiss' }));
    expectNoNote();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays during navigation and is cleared on sign-in', async () => {
    serveProfile(makeProfile());
    const { user, address } = await renderWithReceipt();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await findNote()).toBeVisible();
    await user.type(screen.getByLabelText(/Email/), 'nadia@example.com');
    await user.type(screen.getByLabelText(/Password/), 'secret12');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('is cleared when a user signs in in another tab', async () => {
    serveProfile(makeProfile());
    const { identity, address } = await renderWithReceipt();
    act(() => identity.setUser(NADIA));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sessionStorage.getItem('erasure-receipt')).toBeNull();
  });

  it('appears on a start page that is already open', async () => {
    renderApp({ at: '/signup', identity: memoryIdentity({ user: null }) });
    await screen.findByRole('heading', { name: 'Create your account' });
    expectNoNote();
    act(() => storeReceipt(RECEIPT));
    expect(await findNote()).toBeVisible();
  });

  it('is downloaded at once when storage is blocked', () => {
    const { savedFiles } = captureDownloads();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    storeReceipt(RECEIPT);
    expect(savedFiles).toHaveLength(1);
    expect(savedFiles[0]?.name).toBe('erasure-receipt.json');
  });
});
