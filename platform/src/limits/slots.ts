import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../mongo/connect.js';
import type { Database } from '../mongo/database.js';

/** What a user can have a limited number of. */
export type SlotKind = 'browsers' | 'open-sessions' | 'sessions-per-day' | 'uploads';

/** A limit of a user. */
export interface SlotLimit {
  readonly kind: SlotKind;
  readonly uid: string;
  readonly max: number;
}

interface SlotDocument extends Pick<SlotLimit, 'kind' | 'uid'> {
  /** `KIND|UID|NUMBER`: there are as many as the limit permits, and each has one holder. */
  readonly _id: string;
  /** The id of the document that counts. */
  readonly holder: string;
}

/**
 * Enforces limits on how many documents a user has, also if servers insert several at once. Counting before or after
 * inserting cannot do that: either all of them find room, or none does. Here each document needs a slot, and MongoDB
 * gives each slot to one holder.
 */
export class Slots {
  readonly #slots: Collection<SlotDocument>;

  constructor(db: Database) {
    this.#slots = db.collection('slots');
  }

  /** Creates the indexes that find the slots of a user and give a holder one slot. */
  async prepare(): Promise<void> {
    await this.#slots.createIndex({ uid: 1 }, {}, {});
    await this.#slots.createIndex({ kind: 1, holder: 1 }, { unique: true }, {});
  }

  /**
   * Claims a slot for a document, and returns false if none is free. Insert the document before, and delete it if this
   * returns false. `listHolders` returns the ids of the documents that count, the ones to prefer first. It decides which
   * slots are free, so that nothing has to be released, and documents from before there were slots count.
   */
  async claim(limit: SlotLimit, holder: string, listHolders: () => Promise<readonly string[]>): Promise<boolean> {
    const { kind, uid, max } = limit;
    const slots = await this.#slots.find({ kind, uid }).toArray();
    // After the slots are read: a holder is inserted before its slot, so that one that is missing now is gone.
    const holders = await listHolders();
    const freeIds = new Set(Array.from({ length: max }, (_, number) => `${kind}|${uid}|${String(number)}`));
    const held = new Set<string>();
    for (const slot of slots) {
      if (holders.includes(slot.holder)) {
        held.add(slot.holder);
        freeIds.delete(slot._id);
      } else await this.#slots.deleteOne({ _id: slot._id, holder: slot.holder });
    }
    for (const other of holders) if (!held.has(other)) await this.#assign(limit, other, freeIds);
    return this.#hasSlot(limit, holder);
  }

  /** Assigns one of the slots to a holder, if it has none yet, and removes slots that are no longer free. */
  async #assign({ kind, uid }: SlotLimit, holder: string, freeIds: Set<string>): Promise<void> {
    for (const _id of freeIds) {
      try {
        await this.#slots.insertOne({ _id, kind, uid, holder });
        freeIds.delete(_id);
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Another request assigned the slot, or another slot to this holder.
        if (await this.#hasSlot({ kind }, holder)) return;
        freeIds.delete(_id);
      }
    }
  }

  async #hasSlot({ kind }: Pick<SlotLimit, 'kind'>, holder: string): Promise<boolean> {
    return (await this.#slots.findOne({ kind, holder })) !== null;
  }
}
