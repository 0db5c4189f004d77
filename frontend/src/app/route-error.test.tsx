import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ACCESSES_URL } from '../testing/accesses';
import { EXTENSIONS_URL } from '../testing/extensions';
import { HOME_URL } from '../testing/home';
import { makeProfile, serveProfile } from '../testing/profile';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';
import { allowConsoleErrors } from '../testing/setup';
import { createUser } from '../testing/user';
import { RouteError } from './route-error';

function Broken(): never {
  throw new Error('broken');
}

it('shows an error page with a link home when a screen throws, and resets on navigation', async () => {
  allowConsoleErrors(/broken/, /React Router caught/);
  const router = createMemoryRouter(
    [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', element: <h1>Start</h1> },
          { path: '/broken', element: <Broken /> },
        ],
      },
    ],
    { initialEntries: ['/broken'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be shown');
  await createUser().click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

it('keeps the shell and names the request when a screen cannot show a malformed response', async () => {
  allowConsoleErrors(/./);
  serveProfile(makeProfile());
  const answeredPaths: string[] = [];
  server.events.on('response:mocked', ({ request }) => void answeredPaths.push(new URL(request.url).pathname));
  let requestId = '';
  let sendHome = (): void => undefined;
  const shellIsLoaded = new Promise<void>((resolve) => (sendHome = resolve));
  server.use(
    http.get(HOME_URL, async ({ request }) => {
      requestId = request.headers.get('x-request-id') ?? '';
      await shellIsLoaded;
      return HttpResponse.json({ firstName: 'Nadia' });
    }),
  );
  renderApp({ at: '/dashboard' });
  await waitFor(() =>
    expect(answeredPaths).toEqual(
      expect.arrayContaining([new URL(ACCESSES_URL).pathname, new URL(EXTENSIONS_URL).pathname]),
    ),
  );
  await screen.findByText('Loading your home page');
  sendHome();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This screen could not be shown');
  expect(alert).toHaveTextContent(`Reference ${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(alert);
});
