import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createUser } from '../../testing/user';
import { LoadOnDemand } from './load-on-demand';

const Dialog = () => <p>The dialog</p>;

function Page({ load }: { readonly load: () => Promise<{ readonly default: typeof Dialog }> }) {
  const [shouldLoad, setShouldLoad] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = () => {
    setHasFailed(true);
    setShouldLoad(false);
  };
  return (
    <>
      <h1>The page</h1>
      <button onClick={() => setShouldLoad(true)}>Open</button>
      {hasFailed && <p role="alert">It could not be opened</p>}
      <LoadOnDemand load={load} shouldLoad={shouldLoad} onFailure={fail}>
        {(Part) => <Part />}
      </LoadOnDemand>
    </>
  );
}

describe('LoadOnDemand', () => {
  it('loads the part when shouldLoad is first true', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Dialog }));
    render(<Page load={load} />);
    expect(load).not.toHaveBeenCalled();
    await createUser().click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('calls onFailure when loading fails, and retries when shouldLoad is set again', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Dialog }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Dialog });
    render(<Page load={load} />);
    await createUser().click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    await createUser().click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The dialog')).toBeVisible();
  });
});
