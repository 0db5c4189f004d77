import { PublishedEvents } from './published-events.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('listeners are woken at once after a rest, and then once for all that comes within 10 ms', () => {
  const events = new PublishedEvents();
  const wake = jest.fn();
  events.onCommit(wake);
  events.publish([]);
  expect(wake).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(wake).toHaveBeenCalledTimes(1);

  for (let count = 0; count < 5; count += 1) events.publish([]);
  jest.advanceTimersByTime(9);
  expect(wake).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledTimes(2);
});
