import type { Cv } from '@trackrecord/contracts';
import { DeadlineExceeded, type Derived, type WorkQueues } from '@trackrecord/platform';
import { CV_JOB } from '../cv/get-cv.js';
import { DerivedReader } from './derived-reader.js';

type Job = Awaited<ReturnType<WorkQueues['addUrgent']>>;

const made: Derived<Cv> = { revision: 7, value: { pdf: 'JVBERi0=', content: {} } };

/** Fakes queues whose jobs have these results, and CVs that exist after a number of jobs. */
function queuesWith({ failure, thereAfter = Infinity, ends = () => Promise.resolve() }: Partial<Ending>) {
  const jobs: string[] = [];
  const cvs = new DerivedReader<Cv>(
    { read: () => Promise.resolve(jobs.length >= thereAfter ? made : undefined) },
    {
      addUrgent: ({ id, deduplicationId }) => {
        jobs.push(String(deduplicationId));
        return Promise.resolve(Object.create({ id }) as Job);
      },
      waitUntilFinished: ends,
      getFailure: () => Promise.resolve(failure),
      promote: () => Promise.resolve(),
    },
    CV_JOB,
  );
  return { cvs, jobs };
}
interface Ending {
  readonly failure: string | undefined;
  readonly thereAfter: number;
  readonly ends: WorkQueues['waitUntilFinished'];
}

it('returns a stored document at once', async () => {
  const { cvs, jobs } = queuesWith({ thereAfter: 0 });
  expect([await cvs.read('ada', 7, 1_000), jobs]).toEqual([made, []]);
});

it('waits for the next job if the active one is too old', async () => {
  const { cvs, jobs } = queuesWith({ thereAfter: 2 });
  expect([await cvs.read('ada', 7, 1_000), jobs]).toEqual([made, ['ada', 'ada']]);
});

it('gives up after three jobs without a result, and after the timeout', async () => {
  const failing = queuesWith({ failure: 'internal' });
  expect([await failing.cvs.read('ada', 7, 1_000), failing.jobs.length]).toEqual([undefined, 3]);
  const late = queuesWith({ ends: () => Promise.reject(new DeadlineExceeded('late')) });
  expect(await late.cvs.read('ada', 7, 0)).toBeUndefined();
});

it('fails at once with the reason if no worker can produce it', async () => {
  const { cvs, jobs } = queuesWith({ failure: 'cv-unavailable' });
  await expect(cvs.read('ada', 7, 1_000)).rejects.toMatchObject({ status: 503, code: 'cv-unavailable' });
  expect(jobs).toHaveLength(1);
});
