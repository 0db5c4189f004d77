import { createHash } from 'node:crypto';
import type { IdentityProvider } from '../auth/identity.js';

interface KnownToken {
  readonly uid: string;
  readonly until: number;
}

/** How many tokens are remembered, and for how long (ms). */
const MOST = 50_000;
const REMEMBERED = 5 * 60_000;

/**
 * Whose the tokens are that were believed a while ago, so that a request can be counted as somebody's before its token
 * is verified again. It lets nobody in: that is decided anew with every request. Tokens are kept as hashes.
 */
export class KnownTokens {
  readonly #known = new Map<string, KnownToken>();

  constructor(private readonly most = MOST) {}

  /** The same provider; what it believes is remembered here. */
  learningFrom(provider: IdentityProvider): IdentityProvider {
    return {
      verify: async (token) => {
        const identity = await provider.verify(token);
        this.#remember(token, identity.uid);
        return identity;
      },
    };
  }

  /** Whose a token is, as far as it is known. */
  ownerOf(token: string): string | undefined {
    const known = this.#known.get(hashed(token));
    return known !== undefined && known.until > performance.now() ? known.uid : undefined;
  }

  #remember(token: string, uid: string): void {
    const key = hashed(token);
    // Taken away first, so that the order of the map is that of the last use and the oldest goes first.
    this.#known.delete(key);
    this.#known.set(key, { uid, until: performance.now() + REMEMBERED });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
  }
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64');
