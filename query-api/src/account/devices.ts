import { type Device, DEVICE_DAYS, DEVICES_COLLECTION } from '@trackrecord/contracts';
import { type Identity, retryUpsert, type Sealer, type SignOuts } from '@trackrecord/platform';
import { LRUCache } from 'lru-cache';
import { Binary, type Collection, type Db } from 'mongodb';
import { z } from 'zod';

interface DeviceDocument {
  readonly _id: string;
  readonly uid: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  /** The name of the device, encrypted with the key of the user. */
  readonly sealed: Binary;
  /** When the entry is deleted. */
  readonly until: Date;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_RECENT_KEYS = 50_000;
const MAX_LISTED = 50;

const sealedName = z.object({ name: z.string() });

/** A sign-in with a browser: what identifies a device. */
export type DeviceUse = Pick<Identity, 'uid' | 'authTime'> & { readonly name: string };

/**
 * The browsers that a user used in the last 30 days. Each process stores the use of a device at most once an
 * hour; no address is stored.
 */
export class Devices {
  readonly #devices: Collection<DeviceDocument>;
  /** The keys of the devices whose use this process stored in the last hour. */
  readonly #recentKeys = new LRUCache<string, true>({ max: MAX_RECENT_KEYS, ttl: HOUR_MS });

  constructor(
    db: Db,
    private readonly sealer: Pick<Sealer, 'seal' | 'open' | 'hash'>,
    private readonly signOuts: Pick<SignOuts, 'getEndedBeforeMs'>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#devices = db.collection(DEVICES_COLLECTION);
  }

  /** Creates the indexes that find the devices of a user and delete old ones. */
  async prepare(): Promise<void> {
    await this.#devices.createIndex({ uid: 1, lastUsedAt: -1 }, {}, {});
    await this.#devices.createIndex({ until: 1 }, { expireAfterSeconds: 0 }, {});
  }

  /** Records that a device is used, unless it was recorded in the last hour. @throws {KeyDestroyedError} */
  async record(use: DeviceUse): Promise<void> {
    const key = toKey(use);
    if (this.#recentKeys.has(key)) return;
    this.#recentKeys.set(key, true);
    try {
      await this.#store(use, key);
    } catch (error) {
      this.#recentKeys.delete(key);
      throw error;
    }
  }

  /** Lists the devices of a user, last used first. @throws {KeyDestroyedError} */
  async list(uid: string): Promise<readonly (Device & { readonly id: string })[]> {
    const [documents, endedBefore] = await Promise.all([
      this.#devices.find({ uid }).sort({ lastUsedAt: -1, _id: 1 }).limit(MAX_LISTED).toArray(),
      this.signOuts.getEndedBeforeMs(uid),
    ]);
    return Promise.all(
      documents.map(async ({ _id: id, signedInAt, lastUsedAt, sealed }) => ({
        id,
        name: sealedName.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), toContext(id))).name,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        ended: signedInAt.getTime() < endedBefore,
      })),
    );
  }

  /** Returns the id of the device that sends a request. @throws {KeyDestroyedError} */
  getId(use: DeviceUse): Promise<string> {
    return this.sealer.hash(use.uid, toKey(use));
  }

  async #store({ uid, authTime = 0, name }: DeviceUse, key: string): Promise<void> {
    const _id = await this.sealer.hash(uid, key);
    const sealed = new Binary(await this.sealer.seal(uid, { name }, toContext(_id)));
    const lastUsedAt = this.now();
    const until = new Date(lastUsedAt.getTime() + DEVICE_DAYS * DAY_MS);
    const update = { $setOnInsert: { uid, signedInAt: new Date(authTime), sealed }, $set: { lastUsedAt, until } };
    await retryUpsert(() => this.#devices.updateOne({ _id }, update, { upsert: true }));
  }
}

const toKey = ({ uid, authTime = 0, name }: DeviceUse): string => `device|${uid}|${authTime}|${name}`;

/** Returns the sealing context of a device's name. */
const toContext = (id: string): string => `device|${id}`;
