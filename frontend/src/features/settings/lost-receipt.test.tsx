import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import { RECEIPT, erased, later, noReceipt, takeErasures, takeSearches } from '../../testing/erasure';
import { errorBody, profileWith, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { forgetReceipt } from './kept-receipt';

afterEach(forgetReceipt);

const receipt = () => HttpResponse.json(RECEIPT);
const underway = () =>
  HttpResponse.json(errorBody('Your account is closed and is being erased.', 'erasure-underway'), {
    status: 503,
    headers: { 'retry-after': '30' },
  });
const accountGone = () =>
  HttpResponse.json(errorBody('This account no longer exists.', 'account-gone'), { status: 401 });
const badGateway = () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 });

const start = async () => {
  serveProfile(profileWith());
  const app = renderApp({ at: '/settings' });
  const button = await screen.findByRole('button', { name: 'Delete Account' });
  const deleteAccount = async () => {
    await app.user.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Yes, Delete My Account' }));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const ended = async () => {
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/signup'));
    expect(await screen.findByRole('button', { name: 'Download receipt' })).toBeVisible();
  };
  return { ...app, deleteAccount, closed, ended };
};

/** The numbers that erasures were asked for with. */
const numbersOf = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'));

describe('The receipt of an erasure', () => {
  it.each([
    ['no answer came', () => HttpResponse.error()],
    ['the gateway answered instead', () => HttpResponse.json(errorBody('Not now', 'gateway'), { status: 503 })],
    ['something on the way answered instead', badGateway],
    ['the answer is not about an erasure', () => HttpResponse.json({ fine: true })],
    ['the answer is not a receipt', () => HttpResponse.json({ message: 'Account deleted successfully', receipt: {} })],
    ['the server goes on erasing', underway],
    ['the account is gone', accountGone],
  ])('is found by its number where %s', async (_what, answer) => {
    const [requests, searches] = [takeErasures(answer), takeSearches(receipt)];
    const { deleteAccount, ended } = await start();
    await deleteAccount();
    await ended();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [number] = numbersOf(requests);
    expect(number).toMatch(/^[\da-f-]{36}$/);
    expect(searches.map(({ url }) => url)).toEqual([`http://localhost/api/erasure-receipts/${number}`]);
    // Its token may not be had any more.
    expect(searches[0]?.headers.get('authorization')).toBeNull();
  });

  it.each([
    ['no answer came', () => HttpResponse.error()],
    ['something on the way answered', badGateway],
  ])('may be there where %s: this is said, and it is asked for again with the same number', async (_what, lost) => {
    const requests = takeErasures((round) => (round === 1 ? lost() : erased()));
    takeSearches();
    const { deleteAccount, closed, ended } = await start();
    await deleteAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
    await closed();
    expect(screen.getByText(/^We didn't get a response, so your account may already be deleted/)).toBeVisible();
    await deleteAccount();
    await ended();
    const [first, second, ...more] = numbersOf(requests);
    expect(second).toBe(first);
    expect(more).toEqual([]);
  });

  it('is waited for while the server goes on erasing, and shown when it is there', async () => {
    const { answer, come } = later(receipt);
    takeErasures(underway);
    takeSearches((round) => (round < 4 ? noReceipt() : answer()));
    const { deleteAccount, closed, ended, container } = await start();
    await deleteAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is closed and is being erased.');
    await closed();
    const words = /^Your account is closed .* Your receipt appears here when it's ready\./;
    expect(screen.getByText(words)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    come();
    await ended();
  });

  it('is waited for no more once the page is left', async () => {
    const { answer, come } = later(receipt);
    takeErasures(underway);
    const searches = takeSearches((round) => (round === 1 ? noReceipt() : answer()));
    const { deleteAccount, closed, router, address } = await start();
    await deleteAccount();
    await closed();
    await waitFor(() => expect(searches).toHaveLength(2));
    await waitFor(() => router.navigate('/profile'));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeInTheDocument();
    await waitFor(() => expect(searches[1]?.signal.aborted).toBe(true));
    come();
    expect(address()).toBe('/profile');
    expect(screen.queryByText('Account deleted successfully')).not.toBeInTheDocument();
  });

  it('is none where the account is gone and nothing is found: they are signed out', async () => {
    takeErasures(accountGone);
    takeSearches();
    const { deleteAccount, address } = await start();
    localStorage.setItem('authData', '{}');
    await deleteAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('This account no longer exists.');
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});
