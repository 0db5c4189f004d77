import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useJobsView } from './use-jobs-view';

const renderAt = (query: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/events', `/jobs${query}`]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const useAddress = () => {
    const { pathname, search, key } = useLocation();
    return { ...useJobsView(), address: pathname + search, entry: key, navigate: useNavigate() };
  };
  return renderHook(useAddress, { wrapper }).result;
};

it('keeps a filter that is committed by the click that opens a job', async () => {
  const view = renderAt('?mode=all');
  const { setFilters, openJob } = view.current;
  act(() => {
    setFilters({ minSalary: '45000' });
    openJob('feed-1');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all&min=45000&job=feed-1'));
  act(() => view.current.closeJob());
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all&min=45000'));
});

it('opens a job once when its button is pressed twice', async () => {
  const view = renderAt('?q=pilot');
  const { openJob } = view.current;
  act(() => {
    openJob('feed-1');
    openJob('feed-1');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?q=pilot&job=feed-1'));
  act(() => void view.current.navigate(-1));
  await waitFor(() => expect(view.current.address).toBe('/jobs?q=pilot'));
  act(() => void view.current.navigate(-1));
  await waitFor(() => expect(view.current.address).toBe('/events'));
});

it('goes back to the list when closed after two jobs were opened', async () => {
  const view = renderAt('');
  const { openJob } = view.current;
  act(() => {
    openJob('feed-1');
    openJob('feed-2');
  });
  act(() => view.current.closeJob());
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
  act(() => void view.current.navigate(-1));
  await waitFor(() => expect(view.current.address).toBe('/events'));
});

it('closes a job once when called twice', async () => {
  const view = renderAt('');
  act(() => view.current.openJob('feed-1'));
  const { closeJob } = view.current;
  act(() => {
    closeJob();
    closeJob();
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
});

it('does not navigate when no job is open', () => {
  const view = renderAt('?q=pilot');
  const { entry } = view.current;
  act(() => view.current.closeJob());
  expect(view.current.entry).toBe(entry);
});

it('switches the mode once when pressed twice', async () => {
  const view = renderAt('');
  const { setMode } = view.current;
  act(() => {
    setMode('all');
    setMode('all');
  });
  await waitFor(() => expect(view.current.address).toBe('/jobs?mode=all'));
  act(() => void view.current.navigate(-1));
  await waitFor(() => expect(view.current.address).toBe('/jobs'));
});
