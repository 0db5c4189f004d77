import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse } from 'msw';
import {
  RECEIPT,
  erasureResponse,
  deferResponse,
  receiptNotFound,
  captureErasures,
  captureReceiptRequests,
} from '../../testing/erasure';
import { errorBody, makeProfile, serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { clearReceipt } from './receipt-store';

afterEach(clearReceipt);

const receiptResponse = () => HttpResponse.json(RECEIPT);
const erasureUnderwayResponse = () =>
  HttpResponse.json(errorBody('Your account is closed and is being erased.', 'erasure-underway'), {
    status: 503,
    headers: { 'retry-after': '30' },
  });
const accountGoneResponse = () =>
  HttpResponse.json(errorBody('This account no longer exists.', 'account-gone'), { status: 401 });
const badGatewayResponse = () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 });

const renderSettings = async () => {
  serveProfile(makeProfile());
  const app = renderApp({ at: '/settings' });
  const button = await screen.findByRole('button', { name: 'Delete Account' });
  const deleteAccount = async () => {
    await app.user.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    // A deletion that is repeated was confirmed before.
    const password = dialog.queryByLabelText(/^Current password/);
    if (password) await app.user.type(password, 'secret12');
    await app.user.click(dialog.getByRole('button', { name: 'Yes, Delete My Account' }));
  };
  const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const expectDeleted = async () => {
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/signup'));
    expect(await screen.findByRole('button', { name: 'Download receipt' })).toBeVisible();
  };
  return { ...app, deleteAccount, expectDialogClosed, expectDeleted };
};

const getIdempotencyKeys = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('idempotency-key'));

describe('The receipt of an erasure', () => {
  it.each([
    ['there is no response', () => HttpResponse.error()],
    [
      'the gateway responds instead of the server',
      () => HttpResponse.json(errorBody('Not now', 'gateway'), { status: 503 }),
    ],
    ['a proxy responds instead of the server', badGatewayResponse],
    ['the response is not an erasure', () => HttpResponse.json({ fine: true })],
    ['the erasure is still in progress', erasureUnderwayResponse],
    ['the account is gone', accountGoneResponse],
  ])('is fetched by the erasure id when %s', async (_what, response) => {
    const [requests, receiptRequests] = [captureErasures(response), captureReceiptRequests(receiptResponse)];
    const { deleteAccount, expectDeleted } = await renderSettings();
    await deleteAccount();
    await expectDeleted();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [idempotencyKey] = getIdempotencyKeys(requests);
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(receiptRequests.map(({ url }) => url)).toEqual([`http://localhost/api/erasure-receipts/${idempotencyKey}`]);
    // The account's token may no longer be valid.
    expect(receiptRequests[0]?.headers.get('authorization')).toBeNull();
  });

  it('is polled while the erasure is in progress', async () => {
    const { respond, release } = deferResponse(receiptResponse);
    captureErasures(erasureUnderwayResponse);
    captureReceiptRequests((attempt) => (attempt < 4 ? receiptNotFound() : respond()));
    const { deleteAccount, expectDialogClosed, expectDeleted, container } = await renderSettings();
    await deleteAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is closed and is being erased.');
    await expectDialogClosed();
    const message = /^Your account is closed .* Your receipt appears here when it's ready\./;
    expect(screen.getByText(message)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    release();
    await expectDeleted();
  });

  it('is no longer polled after leaving the page', async () => {
    const { respond, release } = deferResponse(receiptResponse);
    captureErasures(erasureUnderwayResponse);
    const receiptRequests = captureReceiptRequests((attempt) => (attempt === 1 ? receiptNotFound() : respond()));
    const { deleteAccount, expectDialogClosed, router, address } = await renderSettings();
    await deleteAccount();
    await expectDialogClosed();
    await waitFor(() => expect(receiptRequests).toHaveLength(2));
    await waitFor(() => router.navigate('/profile'));
    expect(await screen.findByRole('heading', { name: 'Nadia Kurian' })).toBeInTheDocument();
    await waitFor(() => expect(receiptRequests[1]?.signal.aborted).toBe(true));
    release();
    expect(address()).toBe('/profile');
    expect(screen.queryByText('Account deleted successfully')).not.toBeInTheDocument();
  });

  it('is missing when the account is gone; the user is signed out', async () => {
    captureErasures(accountGoneResponse);
    captureReceiptRequests();
    const { deleteAccount, address } = await renderSettings();
    localStorage.setItem('authData', '{}');
    await deleteAccount();
    expect(await screen.findByRole('alert')).toHaveTextContent('This account no longer exists.');
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

it.each([
  ['no response', () => HttpResponse.error()],
  ['a response of a proxy', badGatewayResponse],
])('The erasure is sent again with the same idempotency key when the user retries after %s', async (_what, respond) => {
  const requests = captureErasures((attempt) => (attempt === 1 ? respond() : erasureResponse()));
  captureReceiptRequests();
  const { deleteAccount, expectDialogClosed, expectDeleted } = await renderSettings();
  await deleteAccount();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
  await expectDialogClosed();
  expect(screen.getByText(/^We didn't get a response, so your account may already be deleted/)).toBeVisible();
  await deleteAccount();
  await expectDeleted();
  const [first, second, ...more] = getIdempotencyKeys(requests);
  expect(second).toBe(first);
  expect(more).toEqual([]);
});
