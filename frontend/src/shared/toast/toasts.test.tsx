import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from './notify';
import { notifyProgress } from './notify-progress';
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

describe('A message about something that goes on', () => {
  const begin = async () => {
    const progress = notifyProgress('Deleting account...');
    render(<Toasts />);
    expect(await screen.findByRole('status')).toHaveTextContent('Deleting account...');
    return progress;
  };

  it('cannot be dismissed, and becomes what came of it', async () => {
    const progress = await begin();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    act(() => progress.succeed('Account deleted successfully'));
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Account deleted successfully');
    expect(screen.queryByText('Deleting account...')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('becomes an alert where it fails', async () => {
    const progress = await begin();
    act(() => progress.fail('Failed to delete account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
