import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { UrlParamsProvider } from '../../shared/staff/url-params';
import { parsePeopleState, usePeopleUrl } from './people-url';

const renderUrl = (search: string) =>
  renderHook(() => ({ ...usePeopleUrl(), search: useLocation().search }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/${search}`]}>
        <UrlParamsProvider>{children}</UrlParamsProvider>
      </MemoryRouter>
    ),
  }).result;

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
  const url = renderUrl('?person=a&item=1');
  act(() => {
    url.current.update({ item: undefined });
    url.current.update({ revision: '3' });
  });
  expect(url.current.search).toBe('?person=a&revision=3');
});

it('drops the state of a person when another one is chosen', () => {
  const url = renderUrl('?person=a&item=1&revision=3');
  act(() => url.current.update({ person: 'b' }));
  expect(url.current.search).toBe('?person=b');
});
