import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createUser } from '../../testing/user';
import { notify } from './notify';
import { notifyProgress } from './notify-progress';
import { Toasts } from './toasts';

const showToast = (kind: 'success' | 'error', text: string) =>
  act(() => {
    notify[kind](text);
    return Promise.resolve();
  });

describe('Toast', () => {
  it('has role status for a success and role alert for an error', async () => {
    render(<Toasts />);
    await showToast('success', 'Skills updated successfully');
    await showToast('error', 'Failed to update skills');
    expect(await screen.findByRole('status')).toHaveTextContent('Skills updated successfully');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update skills');
  });

  it('can be dismissed', async () => {
    const user = createUser();
    render(<Toasts />);
    await showToast('error', 'Failed to update skills');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows no reference for an error without a failed request', async () => {
    render(<Toasts />);
    act(() => notify.error('Stop recording first.'));
    await screen.findByRole('alert');
    expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
  });
});

describe('Toast about a failed request', () => {
  const REQUEST_ID = '03f677a3-4c21-4f0e-9d55-5d0f3b7a1c11';
  const failure = { status: 'NETWORK', message: 'Network Error', details: [], requestId: REQUEST_ID };

  it('shows its reference and stays open when the reference is copied', async () => {
    const user = createUser();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    render(<Toasts />);
    act(() => notify.error('Failed to update skills', failure));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update skillsReference 03f6-77a3');
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(REQUEST_ID);
    expect(alert).not.toHaveClass('tr-leave');
    expect(alert).toBeInTheDocument();
  });

  it('shows the reference when work in progress has failed', async () => {
    const progress = notifyProgress('Deleting account...');
    render(<Toasts />);
    await screen.findByRole('status');
    act(() => progress.fail('Failed to delete account', failure));
    expect(await screen.findByText(/03f6-77a3/)).toBeVisible();
  });
});

describe('Toast duration', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['success', 'status', 2_000],
    ['error', 'alert', 4_000],
  ] as const)('is that of the specification for %s, including the fade-out', async (kind, role, shownMs) => {
    render(<Toasts />);
    await showToast(kind, 'Something was said');
    const toastElement = await screen.findByRole(role);
    const timer = screen.getByRole('progressbar', { hidden: true });
    const visibleMs = Number.parseFloat(timer.style.animationDuration);
    expect(timer.style.animationPlayState).toBe('running');
    jest.useFakeTimers();
    fireEvent.animationEnd(timer);
    act(() => jest.advanceTimersByTime(shownMs - visibleMs - 1));
    expect(toastElement).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(toastElement).not.toBeInTheDocument();
  });
});

describe('Progress toast', () => {
  const startProgress = async () => {
    const progress = notifyProgress('Deleting account...');
    render(<Toasts />);
    expect(await screen.findByRole('status')).toHaveTextContent('Deleting account...');
    return progress;
  };

  it('cannot be dismissed until it shows the result', async () => {
    const progress = await startProgress();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    act(() => progress.succeed('Account deleted successfully'));
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Account deleted successfully');
    expect(screen.queryByText('Deleting account...')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('becomes an alert on failure', async () => {
    const progress = await startProgress();
    act(() => progress.fail('Failed to delete account'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
