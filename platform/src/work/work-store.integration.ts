import { randomUUID } from 'node:crypto';
import type { Stores } from '../stores/connect-stores.js';
import { closeTestStores, connectTestStores } from '../testing/test-stores.js';
import { WorkConflictError, WorkStore } from './work-store.js';

let stores: Stores;
let work: WorkStore;
beforeAll(async () => {
  stores = await connectTestStores();
  work = new WorkStore(stores.mongo.db, stores.sealer);
  await work.prepare();
});
afterAll(() => closeTestStores(stores));

const until = new Date(Date.now() + 60_000);
const createRequest = (input: unknown = { question: 'why' }) => ({
  id: randomUUID(),
  uid: randomUUID(),
  kind: 'k',
  input,
  until,
});

describe('requested work', () => {
  it('can be opened until it has a result', async () => {
    const request = createRequest();
    const { id, uid, input, kind } = request;
    expect(await work.begin(request)).toBe('new');
    expect(await work.open(id)).toEqual({ uid, kind, input, until });
    expect(await work.findOutcome(id, uid)).toEqual({ state: 'waiting' });
    await work.complete(id, uid, { answer: 42 });
    expect(await work.open(id)).toBeUndefined();
    expect(await work.findOutcome(id, uid)).toEqual({ state: 'done', result: { answer: 42 } });
  });

  it('keeps its first result', async () => {
    const { id, uid, ...rest } = createRequest();
    await work.begin({ id, uid, ...rest });
    await work.complete(id, uid, 'first');
    await Promise.all([work.complete(id, uid, 'second'), work.markFailed(id, 'late')]);
    expect(await work.findOutcome(id, uid)).toEqual({ state: 'done', result: 'first' });
  });

  it('is idempotent, and rejects another input with the same id', async () => {
    const request = createRequest();
    await work.begin(request);
    expect(await work.begin(request)).toBe('known');
    await expect(work.begin({ ...request, input: { question: 'how' } })).rejects.toThrow(WorkConflictError);
    await expect(work.begin({ ...request, uid: randomUUID() })).rejects.toThrow(WorkConflictError);
  });

  it('is retried after a retryable failure only', async () => {
    const request = createRequest();
    const { id, uid } = request;
    await work.begin(request);
    await work.markFailed(id, 'too-late');
    expect(await work.begin(request, ['internal'])).toBe('known');
    expect(await work.findOutcome(id, uid)).toEqual({ state: 'failed', failure: 'too-late' });
    await work.begin(request, ['internal', 'too-late']);
    expect(await work.findOutcome(id, uid)).toEqual({ state: 'waiting' });
    expect((await work.open(id))?.input).toEqual(request.input);
  });

  it('is not visible to other users', async () => {
    const request = createRequest();
    await work.begin(request);
    await work.markFailed(request.id, 'broken');
    expect(await work.findOutcome(request.id, request.uid)).toEqual({ state: 'failed', failure: 'broken' });
    expect(await work.findOutcome(request.id, randomUUID())).toBeUndefined();
  });

  it('stores input and result encrypted', async () => {
    const request = createRequest({ question: 'a very secret question' });
    await work.begin(request);
    await work.complete(request.id, request.uid, { answer: 'a very secret answer' });
    const storedDocument = await stores.mongo.db.collection<{ _id: string }>('work').findOne({ _id: request.id });
    const bytes = Object.values(storedDocument ?? {}).map((value: unknown) =>
      typeof value === 'object' && value !== null && 'buffer' in value
        ? Buffer.from(value.buffer as Uint8Array).toString()
        : String(value),
    );
    expect(bytes.join()).not.toMatch(/secret/);
  });
});
