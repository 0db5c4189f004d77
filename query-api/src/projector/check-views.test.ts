import { createLogger } from '@trackrecord/platform';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { type CheckResult, checkViews } from './check-views.js';

type Context = Parameters<typeof checkViews>[0];

const SUBJECTS = ['ada', 'bob', 'eve'];
let isIdle: boolean;
let idleReads: number;
/** The subjects that were read, in order. */
let checked: string[];
let results: CheckResult[];
let position: string;
let stop: AbortController;
let running: Promise<void>;
beforeEach(() => {
  [isIdle, idleReads, checked, results, position, stop] = [true, 0, [], [], '', new AbortController()];
});
afterEach(async () => {
  stop.abort();
  await running;
});

function start(readView: (subject: string) => Promise<undefined> = () => Promise.resolve(undefined)): void {
  const target = {
    projection: { streamPrefix: 'things-' },
    views: {
      collection: 'things-views',
      findHashAfter: (after: string) => {
        const subject = SUBJECTS.find((other) => other > after);
        return Promise.resolve(subject === undefined ? undefined : { subject, hash: `hash of ${subject}` });
      },
      readWithContent: (subject: string) => {
        checked.push(subject);
        return readView(subject);
      },
      readEach: () => Promise.resolve(new Map()),
    },
    quarantine: { find: () => Promise.resolve(undefined) },
    store: { readLastStreamEvent: () => Promise.resolve(undefined) },
    mismatches: { remove: () => Promise.resolve(), listUids: () => Promise.resolve([]) },
  };
  const context: Context = {
    projection: 'things',
    intervalSeconds: 0.001,
    getTarget: () => Promise.resolve(target as unknown as Awaited<ReturnType<Context['getTarget']>>),
    positions: {
      read: () => Promise.resolve(position),
      write: (_projection, after) => {
        position = after;
        return Promise.resolve();
      },
    },
    isIdle: () => {
      idleReads += 1;
      return isIdle;
    },
    onChecked: (result) => results.push(result),
    logger: createLogger('test', 'silent'),
  };
  running = checkViews(context, stop.signal);
}

it('checks the views in the order of their ids, and begins again after the last', async () => {
  start();
  await waitUntil('a second pass', () => checked.length >= 6);
  expect(checked.slice(0, 6)).toEqual([...SUBJECTS, ...SUBJECTS]);
  expect(results.slice(0, 3)).toEqual(['not-compared', 'not-compared', 'not-compared']);
});

it('goes on where it was, also in another process', async () => {
  position = 'b';
  start();
  await waitUntil('two checks', () => checked.length >= 2);
  expect(checked.slice(0, 2)).toEqual(['bob', 'eve']);
});

it('waits while events are projected', async () => {
  isIdle = false;
  start();
  await waitUntil('it looked a few times', () => idleReads > 3);
  expect(checked).toEqual([]);
  isIdle = true;
  await waitUntil('a check', () => checked.length > 0);
});

it('tries the same view again after an error', async () => {
  let failureCount = 0;
  start((subject) => {
    if (subject !== 'bob' || failureCount >= 2) return Promise.resolve(undefined);
    failureCount += 1;
    return Promise.reject(new Error('down'));
  });
  await waitUntil('all are checked', () => checked.includes('eve'));
  expect(checked.slice(0, 5)).toEqual(['ada', 'bob', 'bob', 'bob', 'eve']);
});

it('stops at once', async () => {
  start(
    (): Promise<undefined> => new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve(undefined))),
  );
  await waitUntil('a check', () => checked.length > 0);
  stop.abort();
  await running;
  expect(checked).toEqual(['ada']);
});
