import type { Request } from 'express';
import type { ViewStore } from '../projector/view-store.js';
import { freshView } from './wait-for-revision.js';

const requestWith = (revision?: string) => ({ get: () => revision }) as unknown as Request;
const stored = (revision: number) => ({ revision, generation: 0, view: revision });

/** Fakes a view that reaches its revision at the n-th read, and records the reads. */
function viewsAfter(reads: number) {
  const catchUps: boolean[] = [];
  const views = {
    readUsable: () => Promise.resolve(stored(1)),
    readFrom: (_subject: string, seen: number, { catchUp }: { catchUp: boolean }) => {
      catchUps.push(catchUp);
      return Promise.resolve(catchUps.length >= reads ? stored(seen) : ('behind' as const));
    },
    isLost: () => Promise.resolve(false),
  } as unknown as ViewStore<number>;
  return { liveViews: () => Promise.resolve(views), catchUps };
}

it('reads the view without waiting if there is no X-Min-Revision', async () => {
  const { liveViews, catchUps } = viewsAfter(1);
  expect(await freshView(requestWith(), liveViews, 'ada')).toEqual(stored(1));
  expect(catchUps).toEqual([]);
});

it('reads the log once, and then waits for the view', async () => {
  const { liveViews, catchUps } = viewsAfter(4);
  expect(await freshView(requestWith('7'), liveViews, 'ada')).toEqual(stored(7));
  expect(catchUps).toEqual([true, false, false, false]);
});

it('responds with 503 if the view does not reach the revision in two seconds', async () => {
  jest.useFakeTimers();
  const reading = freshView(requestWith('7'), viewsAfter(Infinity).liveViews, 'ada');
  const response = expect(reading).rejects.toMatchObject({ status: 503, code: 'view-behind' });
  await jest.advanceTimersByTimeAsync(2_500);
  await response;
  jest.useRealTimers();
});
