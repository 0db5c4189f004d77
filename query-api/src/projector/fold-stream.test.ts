import { randomUUID } from 'node:crypto';
import {
  type EventOpener,
  KeyDestroyedError,
  KeyMissingError,
  KeysReplacedError,
  DecryptionError,
  type RecordedEvent,
} from '@trackrecord/platform';
import { MongoNetworkError } from 'mongodb';
import { foldStream } from './fold-stream.js';
import { sumProjection as sum, testMetadata as metadata } from '../testing/sum-projection.js';

const event = (revision: number, data: unknown, type = 'Added'): RecordedEvent => ({
  id: randomUUID(),
  type,
  stream: 'sum-u',
  revision: BigInt(revision),
  data,
  metadata,
  createdAt: new Date(0),
  position: { commit: '0', prepare: '0' },
});
const readable: EventOpener = { open: (_subject, { data }) => Promise.resolve(data) };
const failing = (error: Error): EventOpener => ({ open: () => Promise.reject(error) });

describe('folding the events of one stream', () => {
  it('creates a document from the first events', async () => {
    const { write, stuck } = await foldStream(sum, readable, undefined, [event(0, 1), event(1, 2)]);
    expect(write).toMatchObject({ subject: 'u', generation: 0, replaces: undefined, revision: 1, view: 3 });
    expect(stuck).toBeUndefined();
  });

  it('returns the last event of the document', async () => {
    const [first, second] = [event(0, 1), event(1, 2)];
    const { write } = await foldStream(sum, readable, undefined, [first, second]);
    expect(write).toMatchObject({ head: { commit: '0', eventId: second.id } });
    const stopped = await foldStream(sum, readable, undefined, [first, event(1, 1, 'Multiplied')]);
    expect(stopped.write).toMatchObject({ head: { eventId: first.id } });
  });

  it('skips events that the document contains', async () => {
    const stored = { revision: 1, generation: 0, view: 3 };
    expect((await foldStream(sum, readable, stored, [event(0, 1), event(1, 2)])).write).toBeUndefined();
    expect((await foldStream(sum, readable, stored, [event(1, 2), event(2, 4)])).write).toMatchObject({
      subject: 'u',
      generation: 0,
      replaces: { revision: 1, generation: 0 },
      revision: 2,
      view: 7,
    });
  });

  it('stops at a gap and returns its revision', async () => {
    const { write, stuck } = await foldStream(sum, readable, { revision: 1, generation: 0, view: 3 }, [
      event(2, 1),
      event(4, 1),
    ]);
    expect(write).toMatchObject({ revision: 2, view: 4 });
    expect(stuck).toEqual({ kind: 'gap', revision: 4, reason: 'gap: revision 4 follows 2' });
  });

  it('stops before an invalid event, and before invalid metadata', async () => {
    const unknown = await foldStream(sum, readable, undefined, [event(0, 1), event(1, 1, 'Multiplied')]);
    expect(unknown.write).toMatchObject({ revision: 0, view: 1 });
    expect(unknown.stuck).toEqual({
      kind: 'unreadable',
      revision: 1,
      reason: 'Unknown event type Multiplied',
    });
    const invalid = await foldStream(sum, readable, undefined, [{ ...event(0, 1), metadata: {} }]);
    expect(invalid).toMatchObject({ write: undefined, stuck: { revision: 0 } });
  });

  it('deletes the document of an erased subject at any revision', async () => {
    const erased = { subject: 'u', deleted: true };
    expect(
      (await foldStream(sum, readable, { revision: 1, generation: 0, view: 3 }, [event(9, {}, 'Erased')])).write,
    ).toEqual(erased);
    expect((await foldStream(sum, readable, undefined, [event(0, 1), event(1, {}, 'Erased')])).write).toEqual(erased);
    const unreadable = [event(0, 1, 'Multiplied'), event(1, {}, 'Erased')];
    expect(await foldStream(sum, readable, undefined, unreadable)).toEqual({ write: erased, stuck: undefined });
  });

  it('skips contents whose key was destroyed', async () => {
    const destroyed = failing(new KeyDestroyedError('gone'));
    expect(
      (await foldStream(sum, destroyed, { revision: 0, generation: 0, view: 1 }, [event(1, 2)])).write,
    ).toMatchObject({
      replaces: { revision: 0 },
      revision: 1,
    });
    expect((await foldStream(sum, destroyed, undefined, [event(0, 1), event(1, 2)])).write).toBeUndefined();
  });

  it.each([
    ['missing', new KeyMissingError('no key for u'), 'its key is missing'],
    ['not the one it was sealed with', new DecryptionError('does not open'), 'it cannot be decrypted'],
  ])('stops before an event whose key is %s', async (_what, error, reason) => {
    const eventOpener: EventOpener = {
      open: (_subject, { revision, data }) => (revision === 1n ? Promise.reject(error) : Promise.resolve(data)),
    };
    const { write, stuck } = await foldStream(sum, eventOpener, undefined, [event(0, 1), event(1, 2), event(2, 4)]);
    expect(write).toMatchObject({ revision: 0, view: 1 });
    expect(stuck).toEqual({
      kind: 'unreadable',
      revision: 1,
      reason: `Added at revision 1 cannot be opened: ${reason}`,
    });
  });

  it('stops before the first event if the document cannot be decrypted', async () => {
    const stored = { revision: 1, generation: 0, view: undefined, unreadable: new KeyMissingError('no key for u') };
    const { write, stuck } = await foldStream(sum, readable, stored, [event(1, 2), event(2, 4)]);
    expect(write).toBeUndefined();
    expect(stuck).toMatchObject({ revision: 2, reason: 'the view at revision 1 cannot be opened: its key is missing' });
    const { write: erasure } = await foldStream(sum, readable, stored, [event(2, {}, 'Erased')]);
    expect(erasure).toEqual({ subject: 'u', deleted: true });
  });

  it('never skips an event while the database of keys is down or replaced', async () => {
    for (const error of [new MongoNetworkError('gone'), new KeysReplacedError('empty')])
      await expect(foldStream(sum, failing(error), undefined, [event(0, 1)])).rejects.toThrow(error);
  });
});
