import type { ApplicationSummary, Move, Stage } from '@trackrecord/contracts';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { APPLICATIONS_URL, makeApplication, serveApplications } from '../../testing/applications';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { makeTestServices } from '../../testing/render-app';
import { captureReads } from '../../testing/requests';
import { server } from '../../testing/server';
import { makeTestStore } from '../../testing/test-store';
import { applicationsApi, type MoveTarget } from './applications-api';

const { uid } = NADIA;
const [FIRST, SECOND] = [1, 2].map((number) =>
  makeApplication({ id: `00000000-0000-4000-8000-0000000000b${number}`, posting: { title: 'Cook', company: 'Inn' } }),
) as [ApplicationSummary, ApplicationSummary];

/** Loads the list and the page of the first application. Returns what is shown, and the paths of later reads. */
async function load() {
  const served = serveApplications([FIRST, SECOND]);
  const store = makeTestStore(makeTestServices(memoryIdentity({ user: NADIA })));
  const { listApplications, getApplication, moveApplication } = applicationsApi.endpoints;
  const id = { uid, applicationId: FIRST.id };
  await store.dispatch(listApplications.initiate(uid));
  await store.dispatch(getApplication.initiate(id));
  const reads = captureReads();
  return {
    served,
    reads,
    move: (target: MoveTarget, { id: applicationId } = FIRST) =>
      store.dispatch(moveApplication.initiate({ uid, applicationId, ...target })),
    readOther: () => store.dispatch(getApplication.initiate({ uid, applicationId: SECOND.id })),
    readList: () => store.dispatch(listApplications.initiate(uid, { forceRefetch: true })),
    getList: () => listApplications.select(uid)(store.getState()).data,
    getStages: () =>
      listApplications
        .select(uid)(store.getState())
        .data?.items.map(({ moves }) => moves.at(-1)?.stage),
    getDetails: () => getApplication.select(id)(store.getState()).data,
  };
}

const makeMove = (stage: Stage, revision: number): Move => ({ id: `move-${revision}`, stage, on: '2026-11-29' });

/** The response to a move of an application. */
const respondWithMoved = ({ sentAt: _sentAt, ...application }: ApplicationSummary, stage: Stage, revision: number) =>
  HttpResponse.json({
    application: {
      ...application,
      moves: [...application.moves, makeMove(stage, revision)],
      notes: [],
      contacts: [],
      salaries: [],
    },
    revision,
  });

/** A response that the server sends later. */
function holdResponse() {
  let send: ((response: Response) => void) | undefined;
  const promise = new Promise<Response>((resolve) => (send = resolve));
  return { promise, send: (response: Response) => send?.(response) };
}

const LIST_PATH = new URL(APPLICATIONS_URL).pathname;

it('shows a moved application in the list and on its page without reading them again', async () => {
  const { reads, move, readOther, getStages, getDetails } = await load();
  await move({ stage: 'applied' });
  await waitFor(() => expect(getDetails()?.application.moves.at(-1)?.stage).toBe('applied'));
  expect(getStages()).toEqual(['applied', 'saved']);
  expect(getDetails()).toMatchObject({ revision: 5, text: 'Own the booking services.' });
  // A later read: the list would have been read again before its response.
  await readOther();
  expect(reads).toEqual([`${LIST_PATH}/${SECOND.id}`]);
});

it('reads the list again after a move if it lacks a change of another window', async () => {
  const { served, reads, move, getStages } = await load();
  served.items = [FIRST];
  served.revision = 5;
  await move({ stage: 'applied' });
  await waitFor(() => expect(getStages()).toEqual(['applied']));
  expect(reads).toContain(LIST_PATH);
});

it('keeps a list that is newer than the response to a move', async () => {
  const { served, move, readList, getList, getDetails } = await load();
  const response = holdResponse();
  served.responses.push(response.promise);
  const moving = move({ stage: 'applied' });
  served.items = [makeApplication({ ...FIRST, moves: [makeMove('offer', 6)] })];
  served.revision = 6;
  await readList();
  response.send(respondWithMoved(FIRST, 'applied', 5));
  await moving;
  await waitFor(() => expect(getDetails()?.revision).toBe(5));
  expect(getList()).toMatchObject({ items: served.items, revision: 6 });
});

it('reads the list again if it was being read during a move, maybe without the move', async () => {
  const { served, move, readList, getStages } = await load();
  const response = holdResponse();
  const { hiddenPostings, hiddenCompanies, savedEvents } = served;
  const listBefore = { items: served.items, hiddenPostings, hiddenCompanies, savedEvents, revision: 4 };
  server.use(http.get(APPLICATIONS_URL, () => response.promise, { once: true }));
  const reading = readList();
  await move({ stage: 'applied' });
  response.send(HttpResponse.json(listBefore));
  await reading;
  await waitFor(() => expect(getStages()).toEqual(['applied', 'saved']));
});

it('keeps showing a second move of an application while the first one is saved', async () => {
  const { served, move, getStages, getDetails } = await load();
  const [first, second] = [holdResponse(), holdResponse()];
  served.responses.push(first.promise, second.promise);
  const firstMove = move({ stage: 'applied' });
  await waitFor(() => expect(served.writes).toHaveLength(1));
  const secondMove = move({ stage: 'interviewing' });
  first.send(respondWithMoved(FIRST, 'applied', 5));
  await firstMove;
  await waitFor(() => expect(getDetails()?.revision).toBe(5));
  expect(getStages()).toEqual(['interviewing', 'saved']);
  second.send(respondWithMoved({ ...FIRST, moves: [...FIRST.moves, makeMove('applied', 5)] }, 'interviewing', 6));
  await secondMove;
  await waitFor(() => expect(getDetails()?.revision).toBe(6));
  expect(getStages()).toEqual(['interviewing', 'saved']);
});

it('shows two moves whose responses arrive in reverse order', async () => {
  const { served, move, getList } = await load();
  const first = holdResponse();
  served.responses.push(first.promise, respondWithMoved(SECOND, 'offer', 6));
  const moving = move({ stage: 'applied' });
  await waitFor(() => expect(served.writes).toHaveLength(1));
  await move({ stage: 'offer' }, SECOND);
  served.items = [
    { ...FIRST, moves: [makeMove('applied', 5)] },
    { ...SECOND, moves: [makeMove('offer', 6)] },
  ];
  served.revision = 6;
  first.send(respondWithMoved(FIRST, 'applied', 5));
  await moving;
  await waitFor(() => expect(getList()).toMatchObject({ items: served.items, revision: 6 }));
});
