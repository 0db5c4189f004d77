import type { Request } from 'express';
import type { ViewStore } from '../projector/view-store.js';
import { readFreshView } from './wait-for-revision.js';

afterEach(() => jest.useRealTimers());

const createRequest = (revision?: string) => ({ get: () => revision }) as unknown as Request;
const createView = (revision: number) => ({ revision, generation: 0, view: revision });

/** Fakes a view that reaches its revision at the read with the number `readCount`. Records `catchUp` of each read. */
function createViews(readCount: number) {
  const catchUps: boolean[] = [];
  const views = {
    readUsable: () => Promise.resolve(createView(1)),
    readFrom: (_subject: string, minRevision: number, { catchUp }: { catchUp: boolean }) => {
      catchUps.push(catchUp);
      return Promise.resolve(catchUps.length >= readCount ? createView(minRevision) : ('behind' as const));
    },
    isLost: () => Promise.resolve(false),
  } as unknown as ViewStore<number>;
  return { liveViews: () => Promise.resolve(views), catchUps };
}

it('reads the view without waiting if there is no X-Min-Revision', async () => {
  const { liveViews, catchUps } = createViews(1);
  expect(await readFreshView(createRequest(), liveViews, 'ada')).toEqual(createView(1));
  expect(catchUps).toEqual([]);
});

it('reads the log once, and then waits for the view', async () => {
  jest.useFakeTimers();
  const { liveViews, catchUps } = createViews(4);
  const reading = readFreshView(createRequest('7'), liveViews, 'ada');
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await reading).toEqual(createView(7));
  expect(catchUps).toEqual([true, false, false, false]);
});

it('responds with 503 if the view does not reach the revision in two seconds', async () => {
  jest.useFakeTimers();
  const reading = readFreshView(createRequest('7'), createViews(Infinity).liveViews, 'ada');
  const response = expect(reading).rejects.toMatchObject({ status: 503, code: 'view-behind' });
  await jest.advanceTimersByTimeAsync(2_500);
  await response;
});
