import { type Device, DEVICE_DAYS, DEVICES_COLLECTION } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';
import { Binary, type Collection } from 'mongodb';
import { z } from 'zod';
import { retryUpsert } from '../mongo/connect.js';
import type { Sealer } from '../sealing/sealer.js';
import type { Identity } from './identity.js';
import { hasEnded, type SignOuts, toFields } from './sign-outs.js';
import type { Database } from '../mongo/database.js';

interface DeviceDocument {
  readonly _id: string;
  readonly uid: string;
  /** The time of the latest sign-in. */
  readonly signedInAt: Date;
  /** All sign-ins by their times (ms since the epoch); older entries have only the latest. */
  readonly signIns?: Readonly<Record<string, true>>;
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

/** A sign-in with a browser. */
export interface DeviceUse extends Pick<Identity, 'uid' | 'authTime'> {
  readonly name: string;
  /** The id that the browser has given itself. Without one, each sign-in counts as a device. */
  readonly browserId?: string | undefined;
}

/** A device with the times of its sign-ins. */
interface DeviceSignIns {
  readonly name: string;
  readonly signIns: readonly Date[];
}

/**
 * The browsers that a user used in the last 30 days. Each process stores the use of a device at most once an
 * hour; no address is stored.
 */
export class Devices {
  readonly #devices: Collection<DeviceDocument>;
  /** The keys of the sign-ins whose use this process stored in the last hour. */
  readonly #recentKeys = new LRUCache<string, true>({ max: MAX_RECENT_KEYS, ttl: HOUR_MS });

  constructor(
    db: Database,
    private readonly sealer: Pick<Sealer, 'seal' | 'open' | 'hash'>,
    private readonly signOuts: Pick<SignOuts, 'getEnded'>,
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
    const key = `${use.browserId ?? ''}|${toSignInKey(use)}`;
    if (this.#recentKeys.has(key)) return;
    this.#recentKeys.set(key, true);
    try {
      await this.#store(use);
    } catch (error) {
      this.#recentKeys.delete(key);
      throw error;
    }
  }

  /** Lists the devices of a user, last used first. @throws {KeyDestroyedError} */
  async list(uid: string): Promise<readonly (Device & { readonly id: string })[]> {
    const [documents, ended] = await Promise.all([
      this.#devices.find({ uid }).sort({ lastUsedAt: -1, _id: 1 }).limit(MAX_LISTED).toArray(),
      this.signOuts.getEnded(uid),
    ]);
    return Promise.all(
      documents.map(async ({ _id: id, signedInAt, lastUsedAt, sealed }) => ({
        id,
        name: await this.#openName(uid, id, sealed),
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        ended: hasEnded(ended, signedInAt.getTime()),
      })),
    );
  }

  /** Returns a device of a user with all its sign-ins; undefined if there is none. @throws {KeyDestroyedError} */
  async find(uid: string, id: string): Promise<DeviceSignIns | undefined> {
    const document = await this.#devices.findOne({ _id: id, uid });
    if (!document) return undefined;
    const { signedInAt, signIns = {}, sealed } = document;
    const times = [...Object.keys(signIns).map((time) => new Date(Number(time))), signedInAt];
    return { name: await this.#openName(uid, id, sealed), signIns: times };
  }

  /** Returns the id of the device that sends a request. @throws {KeyDestroyedError} */
  getId(use: DeviceUse): Promise<string> {
    return this.sealer.hash(use.uid, toKey(use));
  }

  async #store(use: DeviceUse): Promise<void> {
    const { uid, authTime = 0, name, browserId } = use;
    const _id = await this.getId(use);
    const sealed = new Binary(await this.sealer.seal(uid, { name }, toContext(_id)));
    const lastUsedAt = this.now();
    const until = new Date(lastUsedAt.getTime() + DEVICE_DAYS * DAY_MS);
    const update = {
      $setOnInsert: { uid, sealed },
      $max: { signedInAt: new Date(authTime) },
      $set: { lastUsedAt, until, ...toFields('signIns', [authTime], true) },
    };
    await retryUpsert(() => this.#devices.updateOne({ _id }, update, { upsert: true }));
    // Before browsers had ids, the same sign-in was an entry of its own.
    if (browserId !== undefined) await this.#devices.deleteOne({ _id: await this.sealer.hash(uid, toSignInKey(use)) });
  }

  async #openName(uid: string, id: string, sealed: Binary): Promise<string> {
    return sealedName.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), toContext(id))).name;
  }
}

const toSignInKey = ({ uid, authTime = 0, name }: DeviceUse): string => `device|${uid}|${authTime}|${name}`;

const toKey = (use: DeviceUse): string =>
  use.browserId === undefined ? toSignInKey(use) : `browser|${use.uid}|${use.browserId}`;

/** Returns the sealing context of a device's name. */
const toContext = (id: string): string => `device|${id}`;
