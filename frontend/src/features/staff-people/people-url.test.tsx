import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PeopleUrlProvider, parsePeopleState, usePeopleUrl } from './people-url';

it('ignores invalid parameters', () => {
  expect(parsePeopleState(new URLSearchParams('revision=-1&compare=x&show=other&view=1&panel='))).toEqual({
    person: undefined,
    revision: undefined,
    compare: undefined,
    filter: 'all',
    item: undefined,
    view: 'profile',
    panel: 'person',
  });
});

it('keeps both of two changes that follow each other before the router renders', () => {
  let url: ReturnType<typeof usePeopleUrl> | undefined;
  function Probe() {
    url = usePeopleUrl();
    return null;
  }
  const page = (
    <PeopleUrlProvider>
      <Probe />
    </PeopleUrlProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: ['/?person=a&item=1'] });
  render(<RouterProvider router={router} />);
  act(() => {
    url?.update({ item: undefined });
    url?.update({ revision: '3' });
  });
  expect(router.state.location.search).toBe('?person=a&revision=3');
});

it('drops the state of a person when another one is chosen', () => {
  let url: ReturnType<typeof usePeopleUrl> | undefined;
  function Probe() {
    url = usePeopleUrl();
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }], {
    initialEntries: ['/?person=a&item=1&revision=3'],
  });
  render(<RouterProvider router={router} />);
  act(() => url?.update({ person: 'b' }));
  expect(router.state.location.search).toBe('?person=b');
});
