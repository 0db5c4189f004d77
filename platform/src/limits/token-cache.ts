import { createHash } from 'node:crypto';
import type { Identity, IdentityProvider } from '../auth/identity.js';

interface CachedToken {
  readonly identity: Promise<Identity>;
  /** When the token was verified. */
  readonly verifiedAt: number;
}

interface TokenOwner {
  readonly uid: string;
  readonly expiresAt: number;
}

const MAX_TOKENS = 50_000;
/** For so long (ms) after it was verified, requests with a token are counted as its owner's. */
const OWNER_TTL_MS = 5 * 60_000;
/** For so long (ms) a token is not verified again. It is short, because the account may be disabled meanwhile. */
const VERIFICATION_TTL_MS = 5_000;

/**
 * Remembers tokens that were verified, by their hashes. For five seconds a token is not verified again, unless it expires
 * before; requests with the same token at the same time are verified once. For longer it is known whose a token is, so
 * that a request can be counted as somebody's, and what is known of them be looked up, before it is verified.
 */
export class TokenCache {
  readonly #verified = new Map<string, CachedToken>();
  readonly #owners = new Map<string, TokenOwner>();

  constructor(
    private readonly maxTokens = MAX_TOKENS,
    private readonly now: () => number = Date.now,
  ) {}

  /** The same provider, which verifies a token at most every five seconds. */
  withTokenCache(provider: IdentityProvider): IdentityProvider {
    return { verify: (token) => this.#verify(hashToken(token), token, provider) };
  }

  /** Returns whose a token is, if it was verified in the last five minutes. It may not be valid any more. */
  ownerOf(token: string): string | undefined {
    const owner = this.#owners.get(hashToken(token));
    return owner !== undefined && owner.expiresAt > this.now() ? owner.uid : undefined;
  }

  async #verify(key: string, token: string, provider: IdentityProvider): Promise<Identity> {
    const cached = this.#verified.get(key);
    if (cached !== undefined && this.now() - cached.verifiedAt < VERIFICATION_TTL_MS) {
      const identity = await cached.identity;
      if (this.now() < (identity.expiresAt ?? Infinity)) return identity;
    }
    const verifying = { identity: provider.verify(token), verifiedAt: this.now() };
    setMostRecent(this.#verified, key, verifying, this.maxTokens);
    try {
      const identity = await verifying.identity;
      setMostRecent(this.#owners, key, { uid: identity.uid, expiresAt: this.now() + OWNER_TTL_MS }, this.maxTokens);
      return identity;
    } catch (error) {
      if (this.#verified.get(key) === verifying) this.#verified.delete(key);
      throw error;
    }
  }
}

/** Removed first, so that the order of the map is that of the last use and the oldest entry is dropped. */
function setMostRecent<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64');
