import { PublishedEvents } from './published-events.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('notifies listeners at once after an idle period, then at most every 10 ms', () => {
  const events = new PublishedEvents();
  const listener = jest.fn();
  events.onCommit(listener);
  events.publish([]);
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(listener).toHaveBeenCalledTimes(1);

  for (let count = 0; count < 5; count += 1) events.publish([]);
  jest.advanceTimersByTime(9);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(2);
});
