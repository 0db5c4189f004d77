import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useJobsView } from './use-jobs-view';

const at = (query: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/events', `/jobs${query}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const useAddress = () => {
    const { pathname, search, key } = useLocation();
    return { ...useJobsView(), address: pathname + search, entry: key, goes: useNavigate() };
  };
  return renderHook(useAddress, { wrapper }).result;
};

it('keeps a filter whose field is left by the press that opens a job', async () => {
  const view = at('?mode=all');
  const { narrow, open } = view.current;
  act(() => {
    narrow({ minSalary: '45000' });
    open('feed-1');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all&min=45000&job=feed-1'));
  act(() => view.current.close());
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all&min=45000'));
});

it('opens a job once, however often its button is pressed before it shows', async () => {
  const view = at('?q=pilot');
  const { open } = view.current;
  act(() => {
    open('feed-1');
    open('feed-1');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?q=pilot&job=feed-1'));
  act(() => void view.current.goes(-1));
  await waitFor(() => expect(view.current.address).toBe('/jobs?q=pilot'));
  act(() => void view.current.goes(-1));
  await waitFor(() => expect(view.current.address).toBe('/events'));
});

it('closes a job that was pressed twice by going back to the list', async () => {
  const view = at('');
  const { open } = view.current;
  act(() => {
    open('feed-1');
    open('feed-2');
  });
  act(() => view.current.close());
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
  act(() => void view.current.goes(-1));
  await waitFor(() => expect(view.current.address).toBe('/events'));
});

it('closes a job once, however often that is asked for before it is gone', async () => {
  const view = at('');
  act(() => view.current.open('feed-1'));
  const { close } = view.current;
  act(() => {
    close();
    close();
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
});

it('goes nowhere to close a job where none is open', () => {
  const view = at('?q=pilot');
  const { entry } = view.current;
  act(() => view.current.close());
  expect(view.current.entry).toBe(entry);
});

it('switches the mode once, however often that is pressed before it shows', async () => {
  const view = at('');
  const { choose } = view.current;
  act(() => {
    choose('all');
    choose('all');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all'));
  act(() => void view.current.goes(-1));
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
});
