import { act, renderHook } from '@testing-library/react';
import { useMovingRevision } from './use-moving-revision';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A slider that stands at revision 9, and a page that follows when it is told to. */
function slider() {
  const asked: number[] = [];
  const { result, rerender } = renderHook(({ settled }) => useMovingRevision(settled, (to) => asked.push(to)), {
    initialProps: { settled: 9 },
  });
  return {
    asked,
    at: () => result.current.revision,
    moves: (to: number) => act(() => result.current.move(to)),
    rests: () => act(() => jest.advanceTimersByTime(200)),
    pageComesTo: (settled: number) => rerender({ settled }),
  };
}

it('the page follows where the slider rests, and not along the way', () => {
  const { asked, at, moves, rests } = slider();
  moves(8);
  moves(7);
  expect(at()).toBe(7);
  rests();
  expect(asked).toEqual([7]);
});

it('a step that is made while the page is on its way to the one before is not lost', () => {
  const { asked, at, moves, rests, pageComesTo } = slider();
  moves(8);
  rests();
  moves(7);
  pageComesTo(8);
  expect(at()).toBe(7);
  rests();
  expect(asked).toEqual([8, 7]);
  pageComesTo(7);
  expect(at()).toBe(7);
});

it('where the address says something else the slider follows it', () => {
  const { asked, at, moves, rests, pageComesTo } = slider();
  moves(8);
  pageComesTo(3);
  expect(at()).toBe(3);
  rests();
  expect(asked).toEqual([]);
});
