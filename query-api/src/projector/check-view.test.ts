import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { UndecodableEventError } from '@trackrecord/contracts';
import { KeyMissingError, type RecordedEvent } from '@trackrecord/platform';
import { z } from 'zod';
import { testMetadata as metadata } from '../testing/sum-projection.js';
import { checkView, type CheckTarget, compareViews } from './check-view.js';
import { DamagedViewError } from './damaged-view.js';
import type { Projection } from './projection.js';
import type { StoredView } from './view-store.js';

const viewSchema = z.object({
  owner: z.string(),
  items: z.array(z.object({ name: z.string(), isOld: z.boolean().default(false) })),
});
type View = z.input<typeof viewSchema>;

const projection: Projection<View> = {
  name: 'things',
  streamPrefix: 'things-',
  erasureEventType: 'Erased',
  viewSchema,
  toSubject: (stream) => stream.slice('things-'.length),
  evolve: (view, { type, payload }, owner) => {
    if (type !== 'Added') throw new UndecodableEventError(`Unknown event type ${type}`);
    return { owner, items: [...(view?.items ?? []), { name: payload as string }] };
  },
};

const makeEvent = (revision: number, data: unknown, type = 'Added'): RecordedEvent => ({
  id: randomUUID(),
  type,
  stream: 'things-ada',
  revision: BigInt(revision),
  data,
  metadata,
  createdAt: new Date(0),
  position: { commit: String(revision), prepare: String(revision) },
});

const STREAM = ['ink', 'loom', 'card'].map((name, revision) => makeEvent(revision, name));
const ITEMS = [{ name: 'ink' }, { name: 'loom' }, { name: 'card' }];

/** A stored view, as readers and as the database see it. */
const makeStored = (content: unknown, changes: Partial<StoredView<View>> = {}) => ({
  stored: { revision: 2, generation: 0, view: viewSchema.safeParse(content).data as View | undefined, ...changes },
  content,
});

interface Stores {
  /** The stored view on each read; the last one stays. */
  readonly views: readonly (ReturnType<typeof makeStored> | undefined)[];
  readonly events?: readonly RecordedEvent[];
  readonly quarantined?: string;
}

function createTarget({ views, events = STREAM, quarantined }: Stores) {
  let readCount = 0;
  const readView = () => Promise.resolve(views[Math.min(readCount++, views.length - 1)]);
  // Nothing can be written: there are no other methods.
  const target = {
    projection,
    views: {
      collection: 'things-views',
      readWithContent: readView,
      readEach: async () => {
        const found = await readView();
        return new Map(found ? [['ada', found.stored]] : []);
      },
    },
    eventOpener: { open: (_subject: string, { data }: RecordedEvent) => Promise.resolve(data) },
    quarantine: {
      find: () =>
        Promise.resolve(
          quarantined === undefined ? undefined : { reason: quarantined, revision: 3, since: new Date(0) },
        ),
    },
    store: {
      readStream: (_stream: string, { maxCount = Infinity } = {}) => Readable.from(events.slice(0, maxCount)),
      readLastStreamEvent: () => Promise.resolve(events.at(-1)),
    },
  };
  return target as unknown as CheckTarget<View>;
}

const check = (stores: Stores, limits?: Parameters<typeof checkView>[2]) =>
  checkView(() => Promise.resolve(createTarget(stores)), 'ada', limits);

/** Checks a view whose stores are shared by all reads. */
const checkMoving = (stores: Stores) => {
  const target = createTarget(stores);
  return checkView(() => Promise.resolve(target), 'ada');
};

const SAME = { viewRevision: 2, streamRevision: 2, isSame: true, differing: [], problem: null, reason: null };

it('finds a view that equals its stream, whatever the order of its keys and whether defaults are stored', async () => {
  expect(await check({ views: [makeStored({ owner: 'ada', items: ITEMS })] })).toEqual(SAME);
  const items = ITEMS.map(({ name }) => ({ isOld: false, name }));
  expect(await check({ views: [makeStored({ items, owner: 'ada' })] })).toEqual(SAME);
});

it('folds the stream only up to the revision of the view', async () => {
  const views = [makeStored({ owner: 'ada', items: ITEMS.slice(0, 2) }, { revision: 1 })];
  expect(await check({ views })).toEqual({ ...SAME, viewRevision: 1 });
});

it.each<[string, unknown, readonly string[]]>([
  ['a field', { owner: 'ada', items: [ITEMS[0], { name: 'LOOM' }, ITEMS[2]] }, ['items[1].name']],
  ['a missing entry', { owner: 'ada', items: ITEMS.slice(0, 2) }, ['items[2]']],
  ['a key that no schema names', { owner: 'ada', items: ITEMS, 'Zanzibar marker': 1 }, ['*']],
  [
    'a nested key that no schema names',
    { owner: 'ada', items: [{ ...ITEMS[0], x: 1 }, ITEMS[1], ITEMS[2]] },
    ['items[0].*'],
  ],
])('names %s that differs, and no value', async (_what, content, differing) => {
  expect(await check({ views: [makeStored(content)] })).toEqual({ ...SAME, isSame: false, differing });
});

const EQUAL = { owner: 'ada', items: ITEMS };

it.each<[string, Stores, object]>([
  ['is missing', { views: [undefined] }, { viewRevision: null, problem: 'missing' }],
  [
    'is damaged',
    {
      views: [
        makeStored(EQUAL, {
          revision: -1,
          view: undefined,
          unreadable: new DamagedViewError('lacks its content', { revision: 1, generation: 1 }),
        }),
      ],
    },
    { viewRevision: null, problem: 'unreadable', reason: 'the view lacks its content' },
  ],
  [
    'cannot be opened',
    { views: [makeStored(EQUAL, { view: undefined, unreadable: new KeyMissingError('ada') })] },
    { problem: 'unreadable', reason: 'the view cannot be opened: its key is missing' },
  ],
  ['has no key any more', { views: [makeStored(EQUAL, { view: undefined })] }, { problem: 'erased' }],
  [
    'is of an erased account',
    { views: [makeStored(EQUAL)], events: [makeEvent(9, {}, 'Erased')] },
    { streamRevision: 9, problem: 'erased' },
  ],
  [
    'is quarantined',
    { views: [makeStored(EQUAL)], quarantined: 'Unknown event type Postponed' },
    { problem: 'quarantined', reason: 'Unknown event type Postponed' },
  ],
  [
    'has an event that cannot be read',
    { views: [makeStored(EQUAL)], events: [...STREAM.slice(0, 2), makeEvent(2, 'card', 'Postponed')] },
    { problem: 'stuck', reason: 'Unknown event type Postponed' },
  ],
  [
    'is ahead of its stream',
    { views: [makeStored(EQUAL)], events: STREAM.slice(0, 2) },
    { streamRevision: 1, problem: 'stuck', reason: 'the stream ends at revision 1' },
  ],
  [
    'has no stream',
    { views: [makeStored(EQUAL)], events: [] },
    { streamRevision: null, problem: 'stuck', reason: 'the stream has no events' },
  ],
])('says why a view that %s is not compared', async (_what, stores, expected) => {
  expect(await check(stores)).toEqual({ ...SAME, isSame: null, ...expected });
});

it('compares no more events than the limits permit', async () => {
  const views = [makeStored(EQUAL)];
  const tooLong = { ...SAME, isSame: null, problem: 'too-long' };
  expect(await check({ views }, { maxEvents: 2 })).toEqual(tooLong);
  expect(await check({ views }, { maxEvents: 3 })).toEqual(SAME);
  expect(await check({ views }, { timeoutMs: -1 })).toEqual(tooLong);
  await expect(check({ views }, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
});

it('folds long streams in slices', async () => {
  const events = Array.from({ length: 1_001 }, (_, revision) => makeEvent(revision, `item ${String(revision)}`));
  const items = events.map(({ data }) => ({ name: data as string }));
  expect(await check({ views: [makeStored({ owner: 'ada', items }, { revision: 1_000 })], events })).toMatchObject({
    isSame: true,
  });
});

it('reads a view again that was replaced meanwhile, a few times', async () => {
  const other = makeStored({ owner: 'eve', items: ITEMS });
  const rebuilt = makeStored(EQUAL, { generation: 1 });
  expect(await checkMoving({ views: [other, rebuilt] })).toEqual(SAME);
  const alwaysOther = Array.from({ length: 20 }, (_, generation) =>
    makeStored({ owner: 'eve', items: ITEMS }, { generation }),
  );
  expect(await checkMoving({ views: alwaysOther })).toEqual({ ...SAME, isSame: null, problem: 'moving' });
});

it('compares what a rebuild would store: dates and missing values as in JSON', () => {
  const at = new Date(0);
  const schema = z.object({ at: z.string(), note: z.string().optional() });
  const folded = { at, note: undefined } as unknown as z.infer<typeof schema>;
  const content = { at: at.toISOString() };
  expect(compareViews({ viewSchema: schema }, { view: content, content }, folded)).toEqual([]);
});
