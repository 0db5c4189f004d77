import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectConsoleErrors } from '../testing/setup';
import { RouteFailure } from './route-failure';

function Broken(): never {
  throw new Error('broken');
}

it('A screen that breaks offers a way out, and the next screen is whole again', async () => {
  expectConsoleErrors(/broken/, /React Router caught/);
  const router = createMemoryRouter(
    [
      {
        errorElement: <RouteFailure />,
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
  await userEvent.click(screen.getByRole('link', { name: 'Go to the start' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});
