import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeProfile, serveProfile } from '../testing/profile';
import { renderApp } from '../testing/render-app';
import { allowConsoleErrors } from '../testing/setup';
import { createUser } from '../testing/user';
import { RouteError } from './route-error';

// No server response breaks the profile page, so a component of it has to throw.
jest.mock('../features/profile/cards/profile-cards', () => ({
  ProfileGrid: () => {
    throw new Error('broken');
  },
}));

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

it('keeps the shell and a single main element when a screen inside it throws', async () => {
  allowConsoleErrors(/./);
  serveProfile(makeProfile());
  renderApp({ at: '/profile' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be shown');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
