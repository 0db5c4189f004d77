import { act, renderHook } from '@testing-library/react';
import { useDebouncedRevision } from './use-debounced-revision';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Renders the hook at revision 9. The URL changes only through `setCurrent`. */
function renderSlider() {
  const requests: number[] = [];
  const { result, rerender } = renderHook(
    ({ current }) => useDebouncedRevision(current, (revision) => requests.push(revision)),
    { initialProps: { current: 9 } },
  );
  return {
    requests,
    getPosition: () => result.current.revision,
    move: (to: number) => act(() => result.current.move(to)),
    waitForDebounce: () => act(() => jest.advanceTimersByTime(200)),
    setCurrent: (current: number) => rerender({ current }),
  };
}

it('requests only the revision at which the slider rests', () => {
  const { requests, getPosition, move, waitForDebounce } = renderSlider();
  move(8);
  move(7);
  expect(getPosition()).toBe(7);
  waitForDebounce();
  expect(requests).toEqual([7]);
});

it('keeps a move that is made while the previous revision loads', () => {
  const { requests, getPosition, move, waitForDebounce, setCurrent } = renderSlider();
  move(8);
  waitForDebounce();
  move(7);
  setCurrent(8);
  expect(getPosition()).toBe(7);
  waitForDebounce();
  expect(requests).toEqual([8, 7]);
  setCurrent(7);
  expect(getPosition()).toBe(7);
});

it('follows the URL when it changes to another revision', () => {
  const { requests, getPosition, move, waitForDebounce, setCurrent } = renderSlider();
  move(8);
  setCurrent(3);
  expect(getPosition()).toBe(3);
  waitForDebounce();
  expect(requests).toEqual([]);
});
