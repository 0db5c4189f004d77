import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Identity, IdentityProvider } from '../auth/identity.js';

interface CachedToken {
  readonly identity: Promise<Identity>;
  readonly verifiedAt: number;
}

interface TokenOwner {
  readonly uid: string;
  readonly expiresAt: number;
}

const MAX_TOKENS = 50_000;
/** How long a token is associated with its owner after it was verified. */
const OWNER_TTL_MS = 5 * 60_000;
/** How long a token is not verified again. Short, because the account may be disabled meanwhile. */
const VERIFICATION_TTL_MS = 5_000;

/**
 * Caches verified tokens by their hashes. A token is not verified again for five seconds, unless it expires before, and
 * concurrent requests with the same token are verified once. The owner of a token is known for longer, so that a
 * request can be counted by user, and the user's data looked up, before the token is verified.
 */
export class TokenCache {
  readonly #verifiedTokens: LRUCache<string, CachedToken>;
  readonly #owners: LRUCache<string, TokenOwner>;

  constructor(
    maxTokens = MAX_TOKENS,
    private readonly now: () => number = Date.now,
  ) {
    this.#verifiedTokens = new LRUCache({ max: maxTokens });
    this.#owners = new LRUCache({ max: maxTokens });
  }

  /** Wraps a provider so that it verifies a token at most every five seconds. */
  withTokenCache(provider: IdentityProvider): IdentityProvider {
    return { verify: (token) => this.#verify(hashToken(token), token, provider) };
  }

  /** Returns the uid of a token that was verified in the last five minutes. It may no longer be valid. */
  getOwner(token: string): string | undefined {
    const owner = this.#owners.get(hashToken(token));
    return owner !== undefined && owner.expiresAt > this.now() ? owner.uid : undefined;
  }

  async #verify(key: string, token: string, provider: IdentityProvider): Promise<Identity> {
    const cached = this.#verifiedTokens.get(key);
    if (cached !== undefined && this.now() - cached.verifiedAt < VERIFICATION_TTL_MS) {
      const identity = await cached.identity;
      if (this.now() < (identity.expiresAt ?? Infinity)) return identity;
    }
    const entry = { identity: provider.verify(token), verifiedAt: this.now() };
    this.#verifiedTokens.set(key, entry);
    try {
      const identity = await entry.identity;
      this.#owners.set(key, { uid: identity.uid, expiresAt: this.now() + OWNER_TTL_MS });
      return identity;
    } catch (error) {
      if (this.#verifiedTokens.peek(key) === entry) this.#verifiedTokens.delete(key);
      throw error;
    }
  }
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64');
