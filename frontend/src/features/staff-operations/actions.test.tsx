import { screen, waitFor, within } from '@testing-library/react';
import type { OperationsOverview, ProjectionRebuild } from '@trackrecord/contracts';
import {
  EARLIER,
  makeProjection,
  makeProjectionRebuild,
  makeQueue,
  PICTURE_TIME,
} from '@trackrecord/contracts/testing/operations-overview';
import {
  makeFailures,
  makeOverview,
  makeQuarantinedStream,
  openOperations,
  serveAction,
  serveFailures,
  serveOperations,
  serveOverview,
  serveQuarantine,
} from '../../testing/operations';
import { makeStaffMe, refuseWith, serveStaffMe, staffIdentity } from '../../testing/staff';
import { renderApp } from '../../testing/render-app';

const REASON = 'The browser does not start.';
const DONE = { status: 200, body: {} };

beforeEach(() => serveOperations([]));

/** Opens the dialog of an action. */
async function openDialog(user: ReturnType<typeof openOperations>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function confirm(user: ReturnType<typeof openOperations>['user'], button: string, reason = REASON) {
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste(reason);
  await user.click(dialog.getByRole('button', { name: button }));
}

const REAUTHENTICATE = refuseWith(401, 'reauthenticate', 'Please confirm that it is you: sign in again.');

/** Creates an operator who signed in too long ago for some actions, until they sign in again. */
function makeOldSignIn() {
  serveStaffMe(makeStaffMe({ roles: ['operator'] }));
  const identity = staffIdentity('operator');
  const reauthenticate = identity.reauthenticate.bind(identity);
  let isFresh = false;
  identity.reauthenticate = async (password) => {
    await reauthenticate(password);
    isFresh = true;
  };
  return { identity, getIsFresh: () => isFresh };
}

async function signInAgain(user: ReturnType<typeof openOperations>['user']) {
  const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(stepUp.getByLabelText(/Password/), 'secret12');
  await user.click(stepUp.getByRole('button', { name: 'Sign in' }));
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const getQueueRow = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');

/** The picture with 12 failed jobs of `cv`, unless others are given. */
const withFailures = (count = 12): OperationsOverview =>
  makeOverview(
    count === 0 ? {} : { problems: [{ kind: 'failed-jobs', queue: 'cv', count }] },
    makeQueue('cv', { failed: count }),
  );

it('pauses a queue: says the effect in numbers, and shows the outcome in the row', async () => {
  const overview = serveOverview(makeOverview({}, makeQueue('cv', { waiting: 16, prioritized: 1, active: 1 })));
  const bodies = serveAction('post', '/queues/cv/pause', () => {
    overview.set(makeOverview({}, makeQueue('cv', { waiting: 17, isPaused: true })));
    return DONE;
  });
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Pause cv');
  expect(dialog.getByText(/^17 jobs wait\. No CV or report is made until you resume\. 1 job that/)).toBeVisible();
  await confirm(user, 'Pause cv');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON }]);
  expect(getQueueRow('cv')).toHaveTextContent(/Paused at \d\d:\d\d:\d\dPaused17/);
  expect(screen.getByRole('button', { name: 'Resume cv' })).toHaveFocus();
});

it('reads the picture up to three times until it shows the outcome', async () => {
  const overview = serveOverview();
  serveAction('post', '/queues/cv/pause', () => DONE);
  const { user } = openOperations('operator');
  await openDialog(user, 'Pause cv');
  const readCount = overview.getReadCount();
  await confirm(user, 'Pause cv');
  await expectClosed();
  expect(overview.getReadCount()).toBeGreaterThanOrEqual(readCount + 3);
});

it('resumes a queue', async () => {
  const overview = serveOverview(makeOverview({}, makeQueue('cv', { isPaused: true, waiting: 17 })));
  const bodies = serveAction('post', '/queues/cv/resume', () => {
    overview.set(makeOverview());
    return DONE;
  });
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Resume cv');
  expect(dialog.getByText('17 jobs wait and can start at once. The workers together run at most 16.')).toBeVisible();
  await confirm(user, 'Resume cv');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON }]);
  expect(getQueueRow('cv')).toHaveTextContent(/Resumed at \d\d:\d\d:\d\dHealthy/);
});

it.each([
  ['4', 4, /Limited to 4 at.*limited to 4/],
  ['', null, /Limit removed at/],
])('limits a queue to "%s"', async (typed, max, text) => {
  const overview = serveOverview(makeOverview({}, makeQueue('cv', { maxConcurrency: 2 })));
  const bodies = serveAction('put', '/queues/cv/concurrency', () => {
    overview.set(makeOverview({}, makeQueue('cv', { maxConcurrency: max })));
    return DONE;
  });
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Limit cv');
  expect(dialog.getByText(/^The limit is 2 at a time now\. The workers together run at most 16\./)).toBeVisible();
  const field = dialog.getByLabelText('Jobs at a time');
  expect(field).toHaveValue('2');
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
  await confirm(user, 'Limit cv');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON, max }]);
  expect(getQueueRow('cv')).toHaveTextContent(text);
});

it.each(['0', '1.5', 'many', '1001'])('does not limit a queue to %s', async (typed) => {
  serveOverview();
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Limit cv');
  await user.click(dialog.getByLabelText('Jobs at a time'));
  await user.paste(typed);
  await confirm(user, 'Limit cv');
  expect(await dialog.findByText('Enter a whole number from 1 to 1,000, or nothing.')).toBeVisible();
});

it('needs a reason', async () => {
  serveOverview();
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Pause cv');
  await confirm(user, 'Pause cv', 'No');
  expect(await dialog.findByText('Please give a reason of at least 5 characters.')).toBeVisible();
});

it.each([
  ['Retry 12 jobs: render-cv, internal', 'Retry 12 jobs', '/queues/cv/retries', /10 of 12 jobs retried at/],
  ['Discard 12 jobs: render-cv, internal', 'Discard 12 jobs', '/queues/cv/discards', /10 of 12 jobs discarded at/],
])('%s: shows how many jobs were changed', async (button, verb, path, text) => {
  const overview = serveOverview(withFailures());
  serveFailures('cv', makeFailures());
  const bodies = serveAction('post', path, () => {
    overview.set(withFailures(0));
    return { status: 200, body: { count: 10 } };
  });
  const { user } = openOperations('operator');
  await openDialog(user, button);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /12 jobs render-cv that failed with internal (run again|are removed)/,
  );
  await confirm(user, verb);
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON, kind: 'render-cv', code: 'internal', max: 12 }]);
  expect(getQueueRow('cv')).toHaveTextContent(text);
  // The row with the button is gone.
  expect(screen.getByRole('region', { name: 'Needs a person' })).toHaveFocus();
});

it('selects the oldest 1,000 of more failed jobs', async () => {
  serveOverview(withFailures(1_500));
  serveFailures('cv', makeFailures({ count: 1_500 }));
  const { user } = openOperations('operator');
  await openDialog(user, 'Retry 1,000 jobs: render-cv, internal');
  expect(screen.getByRole('dialog')).toHaveTextContent(/The oldest 1,000 of 1,500 jobs render-cv/);
});

it('requests the rebuild of a view and does not claim that it is rebuilt', async () => {
  const overview = makeOverview({ problems: [{ kind: 'quarantine', projection: 'profile', count: 1 }] });
  serveOverview(overview);
  const stream = makeQuarantinedStream();
  serveQuarantine(stream);
  const bodies = serveAction('post', `/quarantine/${stream.id}/rebuilds`, () => ({
    status: 202,
    body: { id: '11111111-1111-4111-8111-111111111111' },
  }));
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Rebuild view: profile, p-iuVfC3Jb');
  expect(dialog.getByText(/If revision 31 still cannot be processed/)).toBeVisible();
  await confirm(user, 'Rebuild view');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON }]);
  const outcome = /^Rebuild requested at .* disappears when the view is rebuilt\.$/;
  expect(screen.getByText(outcome, { selector: '.tr-outcome' })).toBeVisible();
});

/** The picture with this rebuild of `profile`, and none of the other projections. */
const withRebuild = (rebuild: ProjectionRebuild | null): OperationsOverview =>
  makeOverview({ projections: [makeProjection('profile', { rebuild }), makeProjection('onboarding')] });
const RUNNING = makeProjectionRebuild({
  state: 'running',
  requestedAt: PICTURE_TIME,
  startedAt: PICTURE_TIME,
  endedAt: null,
  events: 19_766,
  progress: 0.418,
});

it('requests the rebuild of a projection, and shows how far it is until it is done', async () => {
  const overview = serveOverview(withRebuild(makeProjectionRebuild()));
  const bodies = serveAction('post', '/projections/profile/rebuilds', () => {
    overview.set(withRebuild(RUNNING));
    return { status: 202, body: {} };
  });
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Rebuild profile');
  expect(
    dialog.getByText(
      '1,204 views are built again from all events. ' +
        'People read the current ones until the new ones replace them. The last rebuild took 62 min for 48,211 events.',
    ),
  ).toBeVisible();
  await confirm(user, 'Rebuild profile');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON }]);
  const row = screen.getByRole('rowheader', { name: /^profile/ }).closest('tr');
  expect(row).toHaveTextContent(
    /Rebuild requested at \d\d:\d\d:\d\dRebuilding, 42%.*19,766 events since .*, requested by Omar/,
  );
  expect(screen.queryByRole('button', { name: 'Rebuild profile' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rebuild onboarding' })).toBeVisible();

  overview.set(withRebuild(makeProjectionRebuild({ startedAt: EARLIER, requestedAt: PICTURE_TIME })));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('button', { name: 'Rebuild profile' });
  expect(row).toHaveTextContent(/Healthy.*14:02: 48,211 events in 62 min/);
});

it('says that a projection is being rebuilt already', async () => {
  serveOverview(withRebuild(null));
  serveAction('post', '/projections/profile/rebuilds', () =>
    refuseWith(409, 'already-rebuilding', 'This projection is being rebuilt already.'),
  );
  const { user } = openOperations('operator');
  await openDialog(user, 'Rebuild profile');
  await confirm(user, 'Rebuild profile');
  expect(await screen.findByText(/This projection is being rebuilt already\./)).toBeVisible();
});

it('asks for the password before it rebuilds a projection after an older sign-in, and then goes on', async () => {
  const overview = serveOverview(withRebuild(null));
  const { identity, getIsFresh } = makeOldSignIn();
  const bodies = serveAction('post', '/projections/profile/rebuilds', () => {
    if (!getIsFresh()) return REAUTHENTICATE;
    overview.set(withRebuild(RUNNING));
    return { status: 202, body: {} };
  });
  const { user } = renderApp({ at: '/staff/operations', identity });
  await openDialog(user, 'Rebuild profile');
  await confirm(user, 'Rebuild profile');
  await signInAgain(user);
  await expectClosed();
  expect(bodies).toHaveLength(2);
  expect(getQueueRow('profile')).toHaveTextContent('Rebuilding, 42%');
});

it('shows the outcome beside the failed jobs that are left, too', async () => {
  const overview = serveOverview(withFailures(14));
  serveFailures('cv', makeFailures(), makeFailures({ kind: 'render-report', count: 2, isRetryable: false }));
  serveAction('post', '/queues/cv/retries', () => {
    overview.set(withFailures(2));
    return { status: 200, body: { count: 12 } };
  });
  const { user } = openOperations('operator');
  await openDialog(user, 'Retry 12 jobs: render-cv, internal');
  await confirm(user, 'Retry 12 jobs');
  await expectClosed();
  expect(screen.getByRole('heading', { name: 'Queue cv: 2 jobs failed' }).closest('li')).toHaveTextContent(
    /12 of 12 jobs retried at/,
  );
});

it('requests the fetch of a feed', async () => {
  serveOverview();
  const bodies = serveAction('post', '/feeds/sample-jobs/fetches', () => ({ status: 202, body: {} }));
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Fetch now: sample-jobs');
  expect(dialog.getByText(/had 120 records\.$/)).toBeVisible();
  await confirm(user, 'Fetch sample-jobs');
  await expectClosed();
  expect(bodies).toEqual([{ reason: REASON }]);
  expect(getQueueRow('sample-jobs')).toHaveTextContent('Fetch requested at');
});

it('stays open with the error and its reference if the action fails', async () => {
  serveOverview();
  const bodies = serveAction('post', '/queues/cv/pause', (attempt) =>
    attempt === 1 ? refuseWith(503, 'dependency-down', 'Redis cannot be reached.') : DONE,
  );
  const { user } = openOperations('operator');
  const dialog = await openDialog(user, 'Pause cv');
  await confirm(user, 'Pause cv');
  const alert = await dialog.findByText(/Redis cannot be reached\./);
  expect(alert).toHaveTextContent(/Reference/);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue(REASON);
  expect(getQueueRow('cv')).not.toHaveTextContent('Paused');
  await user.click(dialog.getByRole('button', { name: 'Pause cv' }));
  await expectClosed();
  expect(bodies).toHaveLength(2);
});

it('asks for the password before it discards jobs after an older sign-in, and then goes on', async () => {
  const overview = serveOverview(withFailures());
  serveFailures('cv', makeFailures());
  const { identity, getIsFresh } = makeOldSignIn();
  const bodies = serveAction('post', '/queues/cv/discards', () => {
    if (!getIsFresh()) return REAUTHENTICATE;
    overview.set(withFailures(0));
    return { status: 200, body: { count: 12 } };
  });
  const { user } = renderApp({ at: '/staff/operations', identity });
  await openDialog(user, 'Discard 12 jobs: render-cv, internal');
  await confirm(user, 'Discard 12 jobs');
  await signInAgain(user);
  await expectClosed();
  expect(bodies).toHaveLength(2);
  expect(getQueueRow('cv')).toHaveTextContent(/12 of 12 jobs discarded at/);
});

it('offers no pause of erasures and no limit of feeds', async () => {
  serveOverview();
  openOperations('operator');
  expect(await screen.findByRole('button', { name: 'Limit erasure' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause feeds' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause erasure' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Limit feeds' })).not.toBeInTheDocument();
});
