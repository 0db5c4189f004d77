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
    position: () => result.current.revision,
    move: (to: number) => act(() => result.current.move(to)),
    rest: () => act(() => jest.advanceTimersByTime(200)),
    setCurrent: (current: number) => rerender({ current }),
  };
}

it('requests only the revision at which the slider rests', () => {
  const { requests, position, move, rest } = renderSlider();
  move(8);
  move(7);
  expect(position()).toBe(7);
  rest();
  expect(requests).toEqual([7]);
});

it('keeps a move that is made while the previous revision loads', () => {
  const { requests, position, move, rest, setCurrent } = renderSlider();
  move(8);
  rest();
  move(7);
  setCurrent(8);
  expect(position()).toBe(7);
  rest();
  expect(requests).toEqual([8, 7]);
  setCurrent(7);
  expect(position()).toBe(7);
});

it('follows the URL when it changes to another revision', () => {
  const { requests, position, move, rest, setCurrent } = renderSlider();
  move(8);
  setCurrent(3);
  expect(position()).toBe(3);
  rest();
  expect(requests).toEqual([]);
});
