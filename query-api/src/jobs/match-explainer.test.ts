import type { MatchExplanation } from '@trackrecord/contracts';
import { QueuesUnavailableError, type WorkOutcome } from '@trackrecord/platform';
import { MatchExplainer } from './get-job.js';

const MATCH: MatchExplanation = {
  matchPercentage: 74,
  summary: 'The title fits.',
  parts: [],
  met: [],
  missing: [],
  revision: 4,
  rankerVersion: 3,
};
const QUESTION = { uid: 'nadia', jobId: 'feed-1', revision: 4 };
const RANKING = { revision: 4, version: 3, edition: 90, madeAt: new Date() };

/** Creates an explainer whose worker stores these results one after the other; `undefined` leaves the work waiting. */
function createExplainer(results: readonly (MatchExplanation | null | undefined)[]) {
  const outcomes = new Map<string, WorkOutcome>();
  const addedIds = new Set<string>();
  const queue = { ranking: RANKING as typeof RANKING | undefined, isDown: false, addedCount: 0 };
  const explainer = new MatchExplainer(
    {
      begin: ({ id }) => {
        if (outcomes.has(id)) return Promise.resolve('known');
        outcomes.set(id, { state: 'waiting' });
        return Promise.resolve('new');
      },
      findOutcome: (id) => Promise.resolve(outcomes.get(id)),
    },
    {
      requireRunning: () => (queue.isDown ? Promise.reject(new QueuesUnavailableError()) : Promise.resolve()),
      add: ({ data }) => {
        const { workId } = data as { readonly workId: string };
        const result = results[queue.addedCount];
        // A job of the same id is not added twice.
        if (result !== undefined && !addedIds.has(workId)) outcomes.set(workId, { state: 'done', result });
        addedIds.add(workId);
        queue.addedCount += 1;
        return Promise.resolve({} as never);
      },
      waitUntilFinished: () => Promise.resolve(undefined as never),
    },
    { readMetadata: () => Promise.resolve(queue.ranking) },
  );
  return {
    queue,
    explain: (change: Partial<typeof QUESTION> = {}) => explainer.explain({ ...QUESTION, ...change }, 100),
  };
}

it('asks no worker again for the same job and ranking, even if the queues are down', async () => {
  const { queue, explain } = createExplainer([MATCH]);
  expect(await explain()).toEqual(MATCH);
  queue.isDown = true;
  expect(await explain()).toEqual(MATCH);
  expect(queue.addedCount).toBe(1);
});

it.each([
  ['another job', { jobId: 'feed-2' }, RANKING],
  ['another user', { uid: 'omar' }, RANKING],
  ['a changed profile', { revision: 5 }, RANKING],
  ['a ranking of other postings', {}, { ...RANKING, edition: 91 }],
  ['a ranking of another ranker', {}, { ...RANKING, version: 4 }],
])('asks again for %s', async (_what, change, ranking) => {
  const { queue, explain } = createExplainer([MATCH, { ...MATCH, matchPercentage: 50 }]);
  await explain();
  queue.ranking = ranking;
  expect(await explain(change)).toMatchObject({ matchPercentage: 50 });
});

it.each([
  ['found nothing', null],
  ['did not finish', undefined],
])('asks again if the work %s', async (_what, result) => {
  const { queue, explain } = createExplainer([result, result, MATCH]);
  expect(await explain()).toBeUndefined();
  expect(await explain()).toBeUndefined();
  expect(await explain()).toEqual(MATCH);
  expect(queue.addedCount).toBe(3);
});

it('asks each time without a ranking', async () => {
  const { queue, explain } = createExplainer([MATCH, MATCH]);
  queue.ranking = undefined;
  await explain();
  expect(await explain()).toEqual(MATCH);
  expect(queue.addedCount).toBe(2);
});
