import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  ACCESS_TOKENS_COLLECTION,
  ALL_CALENDAR_CONTENTS,
  type BrowserToken,
  type CalendarContents,
  type CalendarToken,
  EXTENSION_LIMITS,
  type ExtensionList,
  type RevokedToken,
  type TokenKind,
} from '@trackrecord/contracts';
import { Binary, type Collection } from 'mongodb';
import { z } from 'zod';
import { type Identity, type IdentityProvider, InvalidTokenError } from '../auth/identity.js';
import type { Erasures } from '../erasure/erasures.js';
import { Slots } from '../limits/slots.js';
import type { Sealer } from '../sealing/sealer.js';
import { type AccessTokenDocument, toCalendar, toCommonFields, toContext } from './access-token-documents.js';
import type { Database } from '../mongo/database.js';

/** A valid token, and its user. */
export interface ValidToken {
  readonly id: string;
  readonly uid: string;
  readonly contents: CalendarContents;
}

/** What a new token is for. */
type NewToken =
  | { readonly kind: 'calendar'; readonly contents: CalendarContents }
  | { readonly kind: 'browser'; readonly name: string };

/** The user has as many connected browsers as allowed. */
export class TooManyTokensError extends Error {
  override readonly name = 'TooManyTokensError';
}

/** 256 random bits: they cannot be guessed, so that a plain hash protects them. */
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const DAY_MS = 24 * 60 * 60_000;

const sealedName = z.object({ name: z.string() });

/**
 * The tokens with which a calendar or a connected browser acts for a user. A token is a random secret that its user
 * gets once; only its hash is stored. It is good for one kind of request. Tokens are looked up on every request and not
 * cached, so that revoking one takes effect immediately.
 */
export class AccessTokens {
  readonly #tokens: Collection<AccessTokenDocument>;
  readonly #slots: Slots;

  constructor(
    db: Database,
    private readonly sealer: Pick<Sealer, 'seal' | 'open'>,
    private readonly erasures: Pick<Erasures, 'has'>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#tokens = db.collection(ACCESS_TOKENS_COLLECTION);
    this.#slots = new Slots(db);
  }

  /** Creates the indexes that find tokens and delete the records of revoked ones. */
  async prepare(): Promise<void> {
    await this.#slots.prepare();
    await this.#tokens.createIndex({ hash: 1 }, { unique: true }, {});
    await this.#tokens.createIndex({ uid: 1, createdAt: 1 }, {}, {});
    await this.#tokens.createIndex({ until: 1 }, { expireAfterSeconds: 0 }, {});
  }

  /**
   * Creates a token, and returns its secret. A new calendar replaces the earlier one.
   * @throws {TooManyTokensError}
   * @throws {InvalidTokenError} and {KeyDestroyedError} if the account is erased.
   */
  async create(uid: string, token: NewToken): Promise<{ readonly id: string; readonly secret: string }> {
    const id = randomUUID();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const createdAt = this.now();
    const name = token.kind === 'browser' ? token.name : '';
    await this.#tokens.insertOne({
      _id: id,
      uid,
      kind: token.kind,
      hash: hashSecret(secret),
      createdAt,
      lastUsedOn: null,
      saved: 0,
      lastSaved: null,
      contents: token.kind === 'calendar' ? token.contents : null,
      sealed: new Binary(await this.sealer.seal(uid, { name }, toContext(id))),
      revokedAt: null,
      until: null,
    });
    // An erasure that began meanwhile may have passed this collection.
    if (await this.erasures.has(uid)) {
      await this.#tokens.deleteOne({ _id: id });
      throw new InvalidTokenError('account-gone');
    }
    if (token.kind === 'browser') await this.#claimSlot(uid, id);
    else await this.#keepNewestCalendar(uid, id, createdAt);
    return { id, secret };
  }

  /**
   * Finds the user of a secret and records the day of its use. Returns undefined if the secret is unknown or revoked,
   * if it is of another kind, and if the account is erased.
   */
  async find(kind: TokenKind, secret: string): Promise<ValidToken | undefined> {
    if (!SECRET.test(secret)) return undefined;
    const token = await this.#tokens.findOne({ hash: hashSecret(secret) });
    if (token?.kind !== kind || token.revokedAt !== null || (await this.erasures.has(token.uid))) return undefined;
    const lastUsedOn = this.now().toISOString().slice(0, 10);
    if (token.lastUsedOn !== lastUsedOn) await this.#tokens.updateOne({ _id: token._id }, { $set: { lastUsedOn } });
    return { id: token._id, uid: token.uid, contents: token.contents ?? ALL_CALENDAR_CONTENTS };
  }

  /** Verifies the tokens of connected browsers. */
  asIdentityProvider(): IdentityProvider {
    return {
      verify: async (secret): Promise<Identity> => {
        const token = await this.find('browser', secret);
        if (!token) throw new InvalidTokenError('token-invalid');
        return { uid: token.uid, roles: [], tokenId: token.id };
      },
    };
  }

  /**
   * Counts an application that a browser added. The application that was counted last is not counted again, because the
   * browser may repeat its request.
   */
  async countSave(id: string, applicationId: string): Promise<void> {
    const update = { $inc: { saved: 1 }, $set: { lastSaved: applicationId } };
    await this.#tokens.updateOne({ _id: id, lastSaved: { $ne: applicationId } }, update);
  }

  /** Changes what the calendar of a user contains. Returns the calendar; undefined if the user has none. */
  async changeContents(uid: string, contents: CalendarContents): Promise<CalendarToken | undefined> {
    await this.#tokens.updateOne({ uid, kind: 'calendar', revokedAt: null }, { $set: { contents } });
    return (await this.list(uid)).calendar ?? undefined;
  }

  /** Revokes the calendar of a user. Does nothing if the user has none. */
  async revokeCalendar(uid: string): Promise<void> {
    await this.#tokens.updateMany({ uid, kind: 'calendar', revokedAt: null }, { $set: this.#createRevocation() });
  }

  /** Revokes a browser of a user. Does nothing if it is not connected. */
  async revokeBrowser(uid: string, id: string): Promise<void> {
    await this.#tokens.updateOne(
      { _id: id, uid, kind: 'browser', revokedAt: null },
      { $set: this.#createRevocation() },
    );
  }

  /** Revokes all browsers of a user. */
  async revokeBrowsers(uid: string): Promise<void> {
    await this.#tokens.updateMany({ uid, kind: 'browser', revokedAt: null }, { $set: this.#createRevocation() });
  }

  /** Lists the tokens of a user: all valid ones, and the newest revoked ones. @throws {KeyDestroyedError} */
  async list(uid: string): Promise<ExtensionList> {
    const validTokens = await this.#tokens.find({ uid, revokedAt: null }).sort({ createdAt: 1, _id: 1 }).toArray();
    const revokedTokens = await this.#tokens
      .find({ uid, revokedAt: { $ne: null } })
      .sort({ revokedAt: -1, _id: 1 })
      .limit(EXTENSION_LIMITS.listedRevoked)
      .toArray();
    const calendar = validTokens.findLast(({ kind }) => kind === 'calendar');
    const browsers = validTokens.filter(({ kind }) => kind === 'browser');
    return {
      calendar: calendar ? toCalendar(calendar) : null,
      browsers: await Promise.all(browsers.map((token) => this.#toBrowser(token))),
      revoked: await Promise.all(revokedTokens.map((token) => this.#toRevoked(token))),
    };
  }

  #createRevocation(): Pick<AccessTokenDocument, 'revokedAt' | 'until'> {
    const revokedAt = this.now();
    return { revokedAt, until: new Date(revokedAt.getTime() + EXTENSION_LIMITS.revokedDays * DAY_MS) };
  }

  /** Deletes the token of a new browser, whose secret is not known yet, if the user has too many. */
  async #claimSlot(uid: string, id: string): Promise<void> {
    const limit = { kind: 'browsers', uid, max: EXTENSION_LIMITS.browsers } as const;
    const hasSlot = await this.#slots.claim(limit, id, async () => {
      const browsers = this.#tokens.find({ uid, kind: 'browser', revokedAt: null });
      return (await browsers.sort({ createdAt: 1, _id: 1 }).toArray()).map(({ _id }) => _id);
    });
    if (hasSlot) return;
    await this.#tokens.deleteOne({ _id: id });
    throw new TooManyTokensError('the user has too many connected browsers');
  }

  /** Of calendars that are created at the same time, the newest remains, whichever of them is stored first. */
  async #keepNewestCalendar(uid: string, id: string, createdAt: Date): Promise<void> {
    const calendars = { uid, kind: 'calendar', revokedAt: null } as const;
    const revocation = { $set: this.#createRevocation() };
    const older = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }];
    await this.#tokens.updateMany({ ...calendars, $or: older }, revocation);
    const newer = [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: id } }];
    if (await this.#tokens.findOne({ ...calendars, $or: newer }))
      await this.#tokens.updateOne({ ...calendars, _id: id }, revocation);
  }

  async #toBrowser(token: AccessTokenDocument): Promise<BrowserToken> {
    return { ...toCommonFields(token), name: await this.#openName(token), saved: token.saved };
  }

  async #toRevoked(token: AccessTokenDocument): Promise<RevokedToken> {
    const { kind, revokedAt, createdAt } = token;
    const name = kind === 'browser' ? await this.#openName(token) : null;
    return { ...toCommonFields(token), kind, name, revokedAt: (revokedAt ?? createdAt).toISOString() };
  }

  async #openName({ _id: id, uid, sealed }: AccessTokenDocument): Promise<string> {
    return sealedName.parse(await this.sealer.open(uid, Buffer.from(sealed.buffer), toContext(id))).name;
  }
}

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
