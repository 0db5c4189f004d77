import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXTENSIONS_URL } from '../testing/extensions';
import { errorBody, failProfile, makeProfile, serveProfile } from '../testing/profile';
import { renderApp } from '../testing/render-app';
import { createJsonFile } from '../testing/resume';
import { serveDefaults, server } from '../testing/server';

type App = ReturnType<typeof renderApp>;

/**
 * Responds with 503 to all API requests, except those that every signed-in screen makes and those that a test serves
 * itself. Returns the references of the requests so far.
 */
function failRequests(): string[] {
  const references: string[] = [];
  server.use(
    http.all('http://localhost/api/*', ({ request }) => {
      const id = request.headers.get('x-request-id') ?? '';
      references.push(`Reference ${id.slice(0, 4)}-${id.slice(4, 8)}`);
      return HttpResponse.json(errorBody('The database is down'), { status: 503 });
    }),
  );
  serveDefaults();
  return references;
}

const press =
  (name: string) =>
  async ({ user }: App) =>
    user.click(await screen.findByRole('button', { name }));
const selectFile = async ({ user }: App) =>
  user.upload(await screen.findByLabelText('Resume file'), createJsonFile('{"basics":{}}'));

it.each([
  ['the events', '/events', undefined],
  ['the jobs', '/jobs', undefined],
  ['the history', '/profile?history=open', undefined],
  ['a CV', '/profile', press('View Resume')],
  ['a data export', '/settings', press('Download my data')],
  ['a resume export', '/profile/import', press('Export as JSON Resume')],
  ['an import preview', '/profile/import', selectFile],
])('shows the reference of the request when %s cannot be loaded', async (_what, at, act) => {
  const references = failRequests();
  serveProfile(makeProfile({ onboardingCompleted: true }));
  const app = renderApp({ at });
  await act?.(app);
  await screen.findByRole('button', { name: 'Copy reference' });
  await waitFor(() => expect(references.some((reference) => document.body.textContent.includes(reference))).toBe(true));
});

it('shows the reference of the request when the extensions cannot be loaded', async () => {
  serveProfile(makeProfile());
  server.use(http.get(EXTENSIONS_URL, () => HttpResponse.json(errorBody('The database is down'), { status: 503 })));
  renderApp({ at: '/extensions' });
  await screen.findByText('Your extensions could not be loaded.');
  expect(screen.getByText(/^Reference [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
});

it('shows the reference of the request when the profile cannot be loaded', async () => {
  failProfile(503);
  renderApp({ at: '/profile' });
  expect(await screen.findByText(/^Reference [\da-f]{4}-[\da-f]{4}$/)).toBeVisible();
});

it('shows the reference of the request when the onboarding progress cannot be loaded', async () => {
  const references = failRequests();
  serveProfile(null);
  renderApp({ at: '/onboarding' });
  await screen.findByText('Failed to load your progress');
  expect(screen.getByText(references.at(-1) ?? '')).toBeVisible();
});
