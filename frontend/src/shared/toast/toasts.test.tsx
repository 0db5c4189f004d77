import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from './notify';
import { Toasts } from './toasts';

const say = (kind: 'success' | 'error', text: string) => act(() => notify[kind](text));

describe('A toast', () => {
  it('tells of success as a status and of failure as an alert', async () => {
    render(<Toasts />);
    say('success', 'Skills updated successfully');
    say('error', 'Failed to update skills');
    expect(await screen.findByRole('status')).toHaveTextContent('Skills updated successfully');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update skills');
  });

  it('can be dismissed', async () => {
    const user = userEvent.setup();
    render(<Toasts />);
    say('error', 'Failed to update skills');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
