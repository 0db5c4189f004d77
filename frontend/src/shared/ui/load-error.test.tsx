import { render, screen } from '@testing-library/react';
import { createUser } from '../../testing/user';
import { RetryButton } from './load-error';

it('ignores clicks while working and keeps the focus', async () => {
  const onRetry = jest.fn();
  const user = createUser();
  const { rerender } = render(<RetryButton isWorking={false} onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  rerender(<RetryButton isWorking onRetry={onRetry} />);
  const button = screen.getByRole('button', { name: 'Trying...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.clickDisabled(button);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});
