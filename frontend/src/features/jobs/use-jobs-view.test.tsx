import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useJobsView } from './use-jobs-view';

const at = (query: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/jobs${query}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useJobsView(), query: useLocation().search }), { wrapper }).result;
};

it('keeps a filter whose field is left by the press that opens a job', async () => {
  const view = at('?mode=all');
  const { narrow, open } = view.current;
  act(() => {
    narrow({ minSalary: '45000' });
    open('feed-1');
  });
  await waitFor(() => expect(view.current.query).toBe('?mode=all&min=45000&job=feed-1'));
  act(() => view.current.close());
  await waitFor(() => expect(view.current.query).toBe('?mode=all&min=45000'));
});
