import { render, screen } from '@testing-library/react';
import { startClock, stopClock } from '../../testing/clock';
import { SlowLoadingNote } from './loading';

const SLOW_NOTE = 'This is taking longer than usual…';

afterEach(stopClock);

it('SlowLoadingNote measures the time from the first of consecutive loading states', async () => {
  const advanceClock = startClock();
  const { rerender } = render(<SlowLoadingNote key="guard" />);
  await advanceClock(700);
  rerender(<SlowLoadingNote key="page" />);
  await advanceClock(200);
  expect(screen.queryByText(SLOW_NOTE)).not.toBeInTheDocument();
  await advanceClock(200);
  expect(screen.getByText(SLOW_NOTE)).toBeVisible();
});

it('SlowLoadingNote restarts the time after a pause', async () => {
  const advanceClock = startClock();
  const { rerender } = render(<SlowLoadingNote />);
  await advanceClock(700);
  rerender(<p>Loaded</p>);
  await advanceClock(500);
  rerender(<SlowLoadingNote />);
  await advanceClock(900);
  expect(screen.queryByText(SLOW_NOTE)).not.toBeInTheDocument();
});
