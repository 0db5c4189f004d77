import { screen, waitFor, within } from '@testing-library/react';
import type { Problem, ProjectionRebuild } from '@trackrecord/contracts';
import {
  makeFeed,
  makeProcess,
  makeProjection,
  makeProjectionRebuild,
  makeQueue,
  PICTURE_TIME,
} from '@trackrecord/contracts/testing/operations-overview';
import { HttpResponse, http } from 'msw';
import { startClock, stopClock, waitUntil } from '../../testing/clock';
import {
  makeFailures,
  makeOperation,
  makeOverview,
  makeQuarantinedStream,
  openOperations,
  serveFailures,
  serveOperations,
  serveOverview,
  serveQuarantine,
} from '../../testing/operations';
import { errorBody } from '../../testing/profile';
import { server } from '../../testing/server';

beforeEach(() => serveOperations([]));

/** Waits for the picture and returns one of its cards. */
async function findCard(name: string) {
  await screen.findByText(/^As of/);
  return within(screen.getByRole('region', { name }));
}

const findRow = async (table: string, name: string) =>
  within(await screen.findByRole('region', { name: table }))
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .closest('tr');

describe('what needs a person', () => {
  it.each<[Problem, RegExp]>([
    [{ kind: 'no-worker', queue: 'transcription', waiting: 17 }, /Queue transcription has no worker.*17 jobs wait/],
    [{ kind: 'paused', queue: 'cv', waiting: 1 }, /Queue cv is paused.*1 job waits.*Resume cv/],
    [{ kind: 'no-holder', projection: 'profile' }, /Projection profile has no projector.*Start a projector/],
    [{ kind: 'mismatch', projection: 'profile', count: 3 }, /profile: 3 views differ from the events.*Rebuild profile/],
    [{ kind: 'stalled', projection: 'profile', seconds: 700 }, /Projection profile is behind the log.*12 min/],
    [
      { kind: 'missing', service: 'worker', instance: 'worker-cv-2', since: PICTURE_TIME },
      /Process worker-cv-2 does not report.*14:02/,
    ],
    [{ kind: 'two-versions', versions: ['0.2.0', '0.3.0'] }, /2 versions run.*0\.2\.0, 0\.3\.0/],
    [
      { kind: 'feed', feed: 'sample-jobs', failure: 'The feed is not JSON.' },
      /sample-jobs failed.*The feed is not JSON\..*Fetch sample-jobs/,
    ],
    [{ kind: 'erasure', seconds: 9_000 }, /An erasure takes too long.*3 h ago/],
  ])('shows %j with what to do', async (problem, text) => {
    serveOverview(makeOverview({ problems: [problem] }));
    openOperations('operator');
    const problems = await findCard('Needs a person');
    expect(problems.getByRole('listitem')).toHaveTextContent(text);
    expect(problems.getByRole('img', { name: '1 problem' })).toBeVisible();
  });

  it('shows failed jobs by kind and code, and why some cannot be retried', async () => {
    serveOverview(
      makeOverview({ problems: [{ kind: 'failed-jobs', queue: 'cv', count: 14 }] }, makeQueue('cv', { failed: 14 })),
    );
    serveFailures('cv', makeFailures(), makeFailures({ kind: 'render-report', count: 2, isRetryable: false }));
    openOperations('operator');
    const problems = await findCard('Needs a person');
    expect(problems.getByRole('heading', { name: 'Queue cv: 14 jobs failed' })).toBeVisible();
    await problems.findByText('render-cv');
    const [, cvs, reports] = problems.getAllByRole('listitem');
    expect(cvs).toHaveTextContent(/render-cv failed with internal: 12 jobs/);
    expect(
      within(cvs as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Retry 12', 'Discard 12']);
    expect(reports).toHaveTextContent('A person waited for this work');
    expect(within(reports as HTMLElement).getByRole('button')).toHaveTextContent('Discard 2');
  });

  it('offers no discard of erasures', async () => {
    serveOverview(makeOverview({ problems: [{ kind: 'failed-jobs', queue: 'erasure', count: 1 }] }));
    serveFailures('erasure', makeFailures({ kind: 'erase', count: 1 }));
    openOperations('operator');
    expect(await screen.findByRole('button', { name: 'Retry 1 job: erase, internal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Discard/ })).not.toBeInTheDocument();
  });

  it('shows quarantined streams by pseudonym with the reason', async () => {
    const overview = makeOverview({ problems: [{ kind: 'quarantine', projection: 'profile', count: 1 }] });
    serveOverview({
      ...overview,
      projections: overview.projections?.map((projection) => ({ ...projection, quarantined: 1 })) ?? null,
    });
    serveQuarantine(
      makeQuarantinedStream(),
      makeQuarantinedStream({ id: 'B'.repeat(22), projection: 'onboarding', person: 'p-BBBBBBBB' }),
    );
    openOperations('operator');
    const button = await screen.findByRole('button', { name: 'Rebuild view: profile, p-iuVfC3Jb' });
    expect(button.closest('li')).toHaveTextContent(/at revision 31 since.*Unknown event type StepPostponed/);
    expect(screen.getAllByRole('button', { name: /^Rebuild view/ })).toHaveLength(1);
  });

  it('says that nothing does', async () => {
    serveOverview();
    openOperations('operator');
    expect(await screen.findByText('Nothing needs a person.')).toBeVisible();
  });

  it('does not say so if a store cannot be reached', async () => {
    serveOverview(makeOverview({ queues: null }));
    openOperations('operator');
    expect(await screen.findByText(/there may be problems that are not listed/)).toBeVisible();
    expect(screen.queryByText('Nothing needs a person.')).not.toBeInTheDocument();
    expect((await findCard('Queues')).getByText(/its store cannot be reached/)).toBeVisible();
    expect((await findCard('Projections')).getByRole('table')).toBeVisible();
  });

  it('can read why jobs failed again after a failure', async () => {
    serveOverview(makeOverview({ problems: [{ kind: 'failed-jobs', queue: 'cv', count: 12 }] }));
    serveFailures('cv', makeFailures());
    server.use(
      http.get(
        'http://localhost/api/operations/queues/cv/failures',
        () => HttpResponse.json(errorBody('Not valid.'), { status: 422 }),
        { once: true },
      ),
    );
    const { user } = openOperations('operator');
    expect(await screen.findByText('Why they failed could not be read.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('render-cv')).toBeVisible();
  });
});

describe('the tables', () => {
  it.each([
    [makeQueue('cv'), /^cvHealthy0–00021660$/],
    [makeQueue('cv', { isPaused: true, waiting: 16, prioritized: 1, oldestSeconds: 90 }), /^cvPaused1790 s/],
    [makeQueue('cv', { workers: 0, capacity: 0 }), /^cvNo worker0–00000/],
    [makeQueue('cv', { failed: 2 }), /^cvFailing0–002216/],
    [makeQueue('cv', { waiting: 5, oldestSeconds: 61 }), /^cvBehind561 s/],
    [makeQueue('cv', { maxConcurrency: 4 }), /limited to 4/],
  ])('show the queue %j', async (queue, text) => {
    serveOverview(makeOverview({}, queue));
    openOperations('developer');
    expect(await findRow('Table of queues', 'cv')).toHaveTextContent(text);
  });

  it('show what processes report, with failing checks', async () => {
    serveOverview(
      makeOverview({
        processes: [
          makeProcess('query-api-1', {
            service: 'query-api',
            state: 'not-ready',
            failing: ['mongodb'],
            requestsPerSecond: 21.24,
            p95Seconds: 0.084,
          }),
          makeProcess('relay-1', { service: 'relay', state: 'missing', relayLag: 1.44 }),
          makeProcess('projector-1', { service: 'projector', indexLag: 0.22 }),
          makeProcess('worker-1', { queues: [{ queue: 'cv', concurrency: 8, active: 1 }] }),
        ],
      }),
    );
    openOperations('operator');
    expect(await findRow('Table of processes', 'query-api-1')).toHaveTextContent(
      /Not readyfails: mongodb0\.2\.0.*21\.284 ms12 ms180 MB–$/,
    );
    expect(await findRow('Table of processes', 'relay-1')).toHaveTextContent(/Missing.*relays, 1\.4 s behind$/);
    expect(await findRow('Table of processes', 'projector-1')).toHaveTextContent(/indexes events, 0\.2 s behind$/);
    expect(await findRow('Table of processes', 'worker-1')).toHaveTextContent(/Ready.*cv 1 of 8$/);
  });

  it('show projections with their lag and holder', async () => {
    const overview = makeOverview();
    serveOverview({
      ...overview,
      projections:
        overview.projections?.map((projection) =>
          projection.projection === 'profile' ? { ...projection, holder: null, lags: [] } : projection,
        ) ?? null,
    });
    openOperations('operator');
    expect(await findRow('Table of projections', 'profile')).toHaveTextContent('Not running–01No projector');
    expect(await findRow('Table of projections', 'onboarding')).toHaveTextContent('Healthy0.2 s01projector-1');
  });

  it.each<[Partial<ProjectionRebuild>, RegExp]>([
    [{ state: 'waiting', startedAt: null, endedAt: null }, /Rebuild requested.*Requested .*13:00, by Omar Haddad$/],
    [
      { state: 'running', endedAt: null, progress: 0.999, events: 1, by: { pseudonym: 'S-4D4A', name: null } },
      /Rebuilding, 99%.*1 event since .*13:00, requested by S-4D4A$/,
    ],
    [
      { state: 'failed', failure: 'The rebuild was interrupted too often.' },
      /Healthy.*Failed .*14:02\. The rebuild was interrupted too often\.Rebuild$/,
    ],
    [{}, /Healthy.*14:02: 48,211 events in 62 min.*Rebuild$/],
  ])('show the last rebuild of a projection: %j', async (rebuild, text) => {
    const projection = makeProjection('profile', { rebuild: makeProjectionRebuild(rebuild) });
    serveOverview(makeOverview({ projections: [projection] }));
    openOperations('operator');
    expect(await findRow('Table of projections', 'profile')).toHaveTextContent(text);
  });

  it('show feeds, erasures and the use of models', async () => {
    serveOverview(
      makeOverview({
        feeds: [makeFeed('jobs', { failure: 'The feed is not JSON.' }), makeFeed('events', { isEnabled: false })],
        erasures: { begun: 2, erased: 0, oldestBegunSeconds: 3, oldestErasedSeconds: 0 },
        aiBudgetUsed: 0.62,
      }),
    );
    openOperations('operator');
    expect(await findRow('Table of feeds', 'jobs')).toHaveTextContent(/FailedThe feed is not JSON\..*1203Fetch now$/);
    expect(await findRow('Table of feeds', 'events')).toHaveTextContent(/Off.*1203$/);
    expect(
      (await findCard('Erasures')).getByText('Begun and not erased yet: 2 accounts, the oldest for 3 s'),
    ).toBeVisible();
    expect((await findCard('AI use')).getByText("62% of today's budget of model calls is used.")).toBeVisible();
  });

  it('show what staff did, page by page', async () => {
    serveOverview();
    serveOperations(
      [makeOperation(1, { outcome: 'failed', detail: 'job-not-found' })],
      [makeOperation(2, { at: '2026-11-20T10:00:00.000Z', action: 'retry-jobs', target: 'cv render-cv internal' })],
    );
    const { user } = openOperations('operator');
    const list = await findCard('What staff did');
    expect((await list.findAllByRole('row'))[1]).toHaveTextContent(
      /Omar Haddad S-4D4APaused queuecvFailedjob-not-foundThe browser does not start\./,
    );
    await user.click(list.getByRole('button', { name: 'Show older' }));
    expect(await list.findByText('cv render-cv internal')).toBeVisible();
  });
});

it('keeps the focus in the card when the focused button disappears, as after an action of another operator', async () => {
  const overview = serveOverview(makeOverview({ problems: [{ kind: 'paused', queue: 'cv', waiting: 0 }] }));
  openOperations('operator');
  const problems = await findCard('Needs a person');
  problems.getByRole('button', { name: 'Resume cv' }).focus();
  overview.set(makeOverview());
  screen.getByRole('button', { name: 'Refresh' }).click();
  await screen.findByText('Nothing needs a person.');
  expect(screen.getByRole('region', { name: 'Needs a person' })).toHaveFocus();
});

it('lets developers read everything and change nothing', async () => {
  serveOverview(
    makeOverview({
      problems: [
        { kind: 'failed-jobs', queue: 'cv', count: 12 },
        { kind: 'paused', queue: 'roles', waiting: 0 },
        { kind: 'feed', feed: 'sample-jobs', failure: 'Not JSON.' },
      ],
    }),
  );
  serveFailures('cv', makeFailures());
  openOperations('developer');
  await screen.findByText('render-cv');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('You can read this page. Operators act on it.')).toBeVisible();
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh']);
  expect(main.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  for (const table of main.getAllByRole('table')) {
    const [head, ...rows] = within(table).getAllByRole('row');
    for (const row of rows) expect(row.children).toHaveLength(head?.children.length ?? 0);
  }
});

describe('refreshing', () => {
  let advance: (milliseconds: number) => Promise<void>;
  beforeEach(() => {
    advance = startClock();
  });
  afterEach(stopClock);

  /** Waits for responses without advancing the fake time by much. */
  async function waitForScreen(isDone: () => boolean): Promise<void> {
    for (let step = 0; step < 400 && !isDone(); step += 1) {
      await advance(1);
      let hasWaited = false;
      await waitUntil(() => hasWaited || !(hasWaited = true));
    }
    expect(isDone()).toBe(true);
  }

  const isOnScreen = (text: RegExp | string): boolean => screen.queryByText(text) !== null;
  const LATER = new Date(2026, 10, 21, 14, 2, 16).toISOString();
  const getStatuses = (): string =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  it('reads the picture every 5 seconds, and the failed jobs when their number changes', async () => {
    const problem = { kind: 'failed-jobs', queue: 'cv', count: 12 } as const;
    const overview = serveOverview(makeOverview({ problems: [problem] }));
    const getFailureReads = serveFailures('cv', makeFailures());
    openOperations('operator');
    await waitForScreen(() => isOnScreen('As of 14:02:11') && getFailureReads() === 1);
    overview.set(makeOverview({ at: LATER, problems: [problem] }));
    await advance(5_000);
    await waitForScreen(() => isOnScreen('As of 14:02:16'));
    expect(getFailureReads()).toBe(1);
    overview.set(makeOverview({ at: LATER, problems: [{ ...problem, count: 13 }] }));
    await advance(5_000);
    await waitForScreen(() => getFailureReads() === 2);
  });

  it('keeps the last picture after a failure and says from when it is, with the reference of the error', async () => {
    const overview = serveOverview();
    openOperations('operator');
    await waitForScreen(() => isOnScreen('As of 14:02:11'));
    overview.set(422);
    await advance(5_000);
    await waitForScreen(() => isOnScreen('This is as of 14:02:11.'));
    expect(isOnScreen(/^As of/)).toBe(false);
    expect(screen.getByText(/Reference/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Table of queues' }).closest('.tr-outdated')).not.toBeNull();
    overview.set(makeOverview({ at: LATER }));
    await advance(5_000);
    await waitForScreen(() => isOnScreen('As of 14:02:16'));
    expect(isOnScreen(/This is as of/)).toBe(false);
    expect(document.querySelector('.tr-outdated')).toBeNull();
  });

  it('announces changes of what needs a person at most once in 10 seconds', async () => {
    const pause = (queue: 'cv' | 'roles') => ({ kind: 'paused', queue, waiting: 0 }) as const;
    const overview = serveOverview();
    openOperations('operator');
    await waitForScreen(() => isOnScreen('As of 14:02:11') && isOnScreen('Nothing yet.'));
    expect(getStatuses()).toBe('');
    overview.set(makeOverview({ problems: [pause('cv')] }));
    await advance(5_000);
    await waitForScreen(() => getStatuses() === 'Needs a person: Queue cv is paused.');
    overview.set(makeOverview({ problems: [pause('cv'), pause('roles')] }));
    await advance(5_000);
    await waitForScreen(() => screen.queryByRole('heading', { name: 'Queue roles is paused' }) !== null);
    expect(getStatuses()).toBe('Needs a person: Queue cv is paused.');
    await advance(5_000);
    await waitForScreen(() => getStatuses() === 'Needs a person: Queue cv is paused, Queue roles is paused.');
  });
});

it('reads the picture again on request', async () => {
  const overview = serveOverview();
  const { user } = openOperations('operator');
  await screen.findByText('As of 14:02:11');
  overview.set(makeOverview({ at: new Date(2026, 10, 21, 14, 3, 0).toISOString() }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('As of 14:03:00')).toBeVisible();
});

it('offers to load the picture again after a failure', async () => {
  const overview = serveOverview();
  overview.set(422);
  const { user } = openOperations('operator');
  expect(await screen.findByText(/Operations could not be loaded/)).toBeVisible();
  overview.set(makeOverview());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('As of 14:02:11')).toBeVisible());
});
