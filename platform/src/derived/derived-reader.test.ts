import type { Cv } from '@trackrecord/contracts';
import { CV_JOB } from '../cv/cv-job.js';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import type { WorkQueues } from '../work/work-queues.js';
import type { DerivedValue } from './derived-documents.js';
import { DerivedReader } from './derived-reader.js';

type Job = Awaited<ReturnType<WorkQueues['addUrgent']>>;

const storedCv: DerivedValue<Cv> = { revision: 7, value: { pdf: 'JVBERi0=', content: {} } };

/** Creates a reader with fake queues. The CV is stored after a number of jobs; their deduplication ids are returned. */
function createReader({
  failure,
  jobsUntilStored = Infinity,
  waitUntilFinished = () => Promise.resolve(),
}: Partial<FakeQueues>) {
  const deduplicationIds: string[] = [];
  const cvs = new DerivedReader<Cv>(
    { read: () => Promise.resolve(deduplicationIds.length >= jobsUntilStored ? storedCv : undefined) },
    {
      addUrgent: ({ id, deduplicationId }) => {
        deduplicationIds.push(String(deduplicationId));
        return Promise.resolve(Object.create({ id }) as Job);
      },
      waitUntilFinished: waitUntilFinished,
      getFailure: () => Promise.resolve(failure),
      promote: () => Promise.resolve(),
    },
    CV_JOB,
  );
  return { cvs, deduplicationIds };
}
interface FakeQueues {
  readonly failure: string | undefined;
  readonly jobsUntilStored: number;
  readonly waitUntilFinished: WorkQueues['waitUntilFinished'];
}

it('returns a stored document at once', async () => {
  const { cvs, deduplicationIds } = createReader({ jobsUntilStored: 0 });
  expect([await cvs.read('ada', 7, 1_000), deduplicationIds]).toEqual([storedCv, []]);
});

it('waits for the next job if the active one is too old', async () => {
  const { cvs, deduplicationIds } = createReader({ jobsUntilStored: 2 });
  expect([await cvs.read('ada', 7, 1_000), deduplicationIds]).toEqual([storedCv, ['ada', 'ada']]);
});

it('gives up after three jobs without a result, and after the timeout', async () => {
  const failingReader = createReader({ failure: 'internal' });
  expect([await failingReader.cvs.read('ada', 7, 1_000), failingReader.deduplicationIds.length]).toEqual([
    undefined,
    3,
  ]);
  const timedOutReader = createReader({ waitUntilFinished: () => Promise.reject(new DeadlineExceededError('late')) });
  expect(await timedOutReader.cvs.read('ada', 7, 0)).toBeUndefined();
});

it('fails at once with the reason if no worker can produce it', async () => {
  const { cvs, deduplicationIds } = createReader({ failure: 'cv-unavailable' });
  await expect(cvs.read('ada', 7, 1_000)).rejects.toMatchObject({ status: 503, code: 'cv-unavailable' });
  expect(deduplicationIds).toHaveLength(1);
});
