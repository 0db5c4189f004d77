import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { memoryIdentity } from '../../testing/memory-identity';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const OPERATOR_URL = '*/api/operator';
const serveOperator = (operator: { name?: string; address?: string; email?: string }) =>
  server.use(http.get(OPERATOR_URL, () => HttpResponse.json({ name: null, address: null, email: null, ...operator })));
const visitor = () => memoryIdentity({ user: null });

it('each page is reached from the sign-up, and leads back to it', async () => {
  serveOperator({ name: 'Trackrecord Ltd' });
  const { user, address } = renderApp({ at: '/signup', identity: visitor() });
  await user.click(await screen.findByRole('link', { name: 'Privacy Policy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Terms & Conditions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Trackrecord' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  expect(address()).toBe('/signup');
});

it.each(['/terms', '/privacy'])('names the operator at %s, without accessibility violations', async (at) => {
  serveOperator({ name: 'Trackrecord Ltd', address: '1 Harbour Road\nDubai', email: 'privacy@example.com' });
  const { container } = renderApp({ at, identity: visitor() });
  expect(await screen.findByText('Trackrecord Ltd')).toBeVisible();
  expect(screen.getByText(/1 Harbour Road/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy@example.com' })).toHaveAttribute(
    'href',
    'mailto:privacy@example.com',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('says where the sound of a dictation goes', async () => {
  serveOperator({});
  renderApp({ at: '/privacy', identity: visitor() });
  expect(await screen.findByText(/Dictation on this device .* no sound is recorded or sent/)).toBeVisible();
  expect(screen.getByText(/stores your sign-in, .* your theme, where you dictate/)).toBeVisible();
});

it('says so if no operator is configured', async () => {
  serveOperator({});
  renderApp({ at: '/privacy', identity: visitor() });
  expect(await screen.findByText(/has not entered a name and address yet/)).toBeVisible();
});

it('the operator can be loaded again after an error', async () => {
  server.use(http.get(OPERATOR_URL, () => HttpResponse.error()));
  const { user } = renderApp({ at: '/privacy', identity: visitor() });
  await screen.findByRole('alert');
  serveOperator({ name: 'Trackrecord Ltd' });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Trackrecord Ltd')).toBeVisible();
});
