import type { Cv } from '@trackrecord/contracts';
import { DeadlineExceeded, type Derived, type WorkQueues } from '@trackrecord/platform';
import { MADE_CVS } from '../cv/get-cv.js';
import { AwaitedDerived } from './awaited-derived.js';

type Job = Awaited<ReturnType<WorkQueues['addAgain']>>;

const made: Derived<Cv> = { revision: 7, value: { pdf: 'JVBERi0=', content: {} } };

/** Queues whose jobs end like this, one after another, and CVs that are there after so many jobs. */
function queuesWith({ failure, thereAfter = Infinity, ends = () => Promise.resolve() }: Partial<Ending>) {
  const jobs: string[] = [];
  const cvs = new AwaitedDerived<Cv>(
    { read: () => Promise.resolve(jobs.length >= thereAfter ? made : undefined) },
    {
      addAgain: ({ id, once }) => {
        jobs.push(String(once));
        return Promise.resolve(Object.create({ id }) as Job);
      },
      ended: ends,
      failureOf: () => Promise.resolve(failure),
      hasten: () => Promise.resolve(),
    },
    MADE_CVS,
  );
  return { cvs, jobs };
}
interface Ending {
  readonly failure: string | undefined;
  readonly thereAfter: number;
  readonly ends: WorkQueues['ended'];
}

it('what is there is given at once', async () => {
  const { cvs, jobs } = queuesWith({ thereAfter: 0 });
  expect([await cvs.of('ada', 7, 1_000), jobs]).toEqual([made, []]);
});

it('what the job in hand does not bring, the one after it does', async () => {
  const { cvs, jobs } = queuesWith({ thereAfter: 2 });
  expect([await cvs.of('ada', 7, 1_000), jobs]).toEqual([made, ['ada', 'ada']]);
});

it('is given up after three jobs that brought nothing, and when the time is over', async () => {
  const failing = queuesWith({ failure: 'internal' });
  expect([await failing.cvs.of('ada', 7, 1_000), failing.jobs.length]).toEqual([undefined, 3]);
  const late = queuesWith({ ends: () => Promise.reject(new DeadlineExceeded('late')) });
  expect(await late.cvs.of('ada', 7, 0)).toBeUndefined();
});

it('is given up at once, with the reason, where nobody can make any', async () => {
  const { cvs, jobs } = queuesWith({ failure: 'cv-unavailable' });
  await expect(cvs.of('ada', 7, 1_000)).rejects.toMatchObject({ status: 503, code: 'cv-unavailable' });
  expect(jobs).toHaveLength(1);
});
