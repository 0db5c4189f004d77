import { testUuid } from '../testing/fake-person.js';
import { makeRow } from '../testing/index-rows.js';
import { readEventJobs } from './event-jobs.js';
import type { KnownJob, ReadJobs } from './job-reader.js';

const AT = Date.parse('2026-11-21T14:32:48.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The event of a revision of the stream of the profile. */
const makeEvent = (revision: number, type = 'SkillAdded') =>
  makeRow({ eventId: testUuid(revision), position: revision, revision, type });

/** A CV job of the event of a revision: when it was added and started, in ms after the events. */
interface FakeJob {
  readonly revision: number;
  readonly added: number;
  readonly started?: number;
}

/** Resolves the CV job of the event of revision 10, whose stream has 60 events. */
async function resolve(jobs: readonly FakeJob[], ageMs = MINUTE_MS) {
  const known = new Map(
    jobs.map(({ revision, added, started }): readonly [string, KnownJob] => {
      const id = `render-cv-${testUuid(revision)}`;
      const startedAt = started === undefined ? undefined : AT + started;
      return [id, { id, queue: 'cv', name: 'render-cv', state: 'completed', addedAt: AT + added, startedAt }];
    }),
  );
  const readJobs: ReadJobs = (_queue, ids) => Promise.resolve(new Map([...known].filter(([id]) => ids.includes(id))));
  const findRange = (_stream: string, from: number, to: number) =>
    Promise.resolve(
      Array.from({ length: 60 }, (_, revision) => revision)
        .filter((revision) => revision >= from && revision <= to)
        .map((revision) => makeEvent(revision)),
    );
  const found = await readEventJobs([makeEvent(10)], { indexedEvents: { findRange }, readJobs, now: () => AT + ageMs });
  const [cv] = found.get(testUuid(10)) ?? [];
  return [cv?.job.state, cv?.joinedTo?.id.slice(-2)];
}

it('reads the state of a job by the id that derives from its event', async () =>
  expect(await resolve([{ revision: 10, added: 5 }])).toEqual(['completed', undefined]));

it('is joined with the job of a later event of the same batch', async () =>
  expect(await resolve([{ revision: 14, added: 900 }], DAY_MS)).toEqual(['joined', '14']));

it('is joined with the next later job while its own would still be kept', async () =>
  expect(
    await resolve([
      { revision: 12, added: 5 * MINUTE_MS },
      { revision: 15, added: 6 * MINUTE_MS },
    ]),
  ).toEqual(['joined', '12']));

it('is joined with an earlier job that had not started', async () => {
  expect(await resolve([{ revision: 8, added: -500 }])).toEqual(['joined', '08']);
  expect(await resolve([{ revision: 8, added: -500, started: 2_000 }])).toEqual(['joined', '08']);
});

it('is gone if the earlier job had started, and if its own may have been removed since', async () => {
  expect(await resolve([{ revision: 8, added: -5_000, started: -2_000 }])).toEqual(['gone', undefined]);
  expect(await resolve([{ revision: 12, added: 5 * MINUTE_MS }], DAY_MS)).toEqual(['gone', undefined]);
  expect(await resolve([])).toEqual(['gone', undefined]);
});

it('is not joined if it is not deduplicated', async () => {
  const stream = { category: 'onboarding', uid: 'nadia' } as const;
  const row = makeRow({ eventId: testUuid(1), position: 1, stream, type: 'OnboardingStepCompleted' });
  const ranges: string[] = [];
  const found = await readEventJobs([row], {
    indexedEvents: {
      findRange: (name) => {
        ranges.push(name);
        return Promise.resolve([]);
      },
    },
    readJobs: () => Promise.resolve(new Map()),
  });
  expect(found.get(testUuid(1))).toMatchObject([{ job: { id: `notice-skills-${testUuid(1)}`, state: 'gone' } }]);
  expect(ranges).toEqual([]);
});
