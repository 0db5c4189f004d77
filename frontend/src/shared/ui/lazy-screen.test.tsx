import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { allowConsoleErrors } from '../../testing/setup';
import { lazyScreen } from './lazy-screen';

const Heading = () => <h1>Here</h1>;
const CHUNK = { default: Heading };

it('shows a loading screen once, and renders a loaded screen immediately', async () => {
  const load = jest.fn(() => Promise.resolve(CHUNK));
  const Screen = lazyScreen(load);
  const { unmount } = render(<Screen />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  unmount();
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('passes a chunk that cannot be loaded to the error boundary, and retries when it is rendered again', async () => {
  allowConsoleErrors(/./);
  const load = jest.fn(() => Promise.resolve(CHUNK)).mockRejectedValueOnce(new Error('no connection'));
  const Screen = lazyScreen(load);
  const routes = [
    { path: '/', element: <Screen />, errorElement: <p role="alert">Failed</p> },
    { path: '/other', element: <p>Other</p> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
  await router.navigate('/other');
  await router.navigate('/');
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});
