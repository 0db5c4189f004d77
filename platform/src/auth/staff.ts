import { STAFF_ROLES, type StaffRole } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../requests/http-error.js';
import type { Logger } from '../logging/logger.js';
import { type Identity, InvalidTokenError } from './identity.js';
import { unauthorizedError } from './unauthorized-error.js';

/** What decides the staff roles of an account, read from the identity provider. Times are ms since the epoch. */
export interface StaffAccount {
  /** The display name or email. */
  readonly name: string | null;
  readonly isDisabled: boolean;
  /** Tokens of earlier sign-ins are revoked. */
  readonly tokensValidAfter: number;
  /** The custom claim `roles`. */
  readonly roles: readonly string[];
  /** The custom claim `staffUntil`: after it no role counts. */
  readonly staffUntil: number | undefined;
}

/** Reads accounts at the identity provider. */
export interface StaffAccounts {
  /** Returns undefined if there is no account. @throws {IdentityUnavailableError} */
  readonly getAccount: (uid: string) => Promise<StaffAccount | undefined>;
}

/** Returns the roles of an account that count at a time (ms since the epoch). */
export const findCurrentRoles = (
  { roles, staffUntil = Infinity }: Pick<StaffAccount, 'roles' | 'staffUntil'>,
  now: number,
): readonly StaffRole[] => (now < staffUntil ? STAFF_ROLES.filter((role) => roles.includes(role)) : []);

/** Rules for the sign-in of staff. */
export interface StaffPolicy {
  /** How old the sign-in may be for sensitive requests. */
  readonly reauthMinutes: number;
  readonly secondFactor: 'off' | 'required';
}

/** A staff member who sent a request. */
export interface SignedInStaff extends Identity {
  readonly name: string | null;
  /** The roles that count now; at least one. */
  readonly roles: readonly StaffRole[];
  /** Until when sensitive requests need no new sign-in (ms since the epoch). */
  readonly freshUntil: number;
}

/** A staff member who may use an endpoint. */
export interface StaffIdentity extends SignedInStaff {
  /** The role that permits the request, for the metadata of events. */
  readonly actingRole: StaffRole;
}

/** What an endpoint for staff requires. */
export interface StaffRequirements {
  readonly roles: readonly StaffRole[];
  /** True if the sign-in must be recent. */
  readonly isRecentSignInRequired?: boolean | undefined;
}

/** How long an account is not read again (ms): a revoked role ends within this time. */
const CACHE_MS = 10_000;
const MAX_ACCOUNTS = 10_000;

interface CachedAccount {
  readonly account: Promise<StaffAccount | undefined>;
  readonly readAt: number;
}

/**
 * Authorizes staff. What a token says about roles is an hour old in the worst case, so the account at the provider
 * counts instead.
 */
export class StaffAuthorizer {
  readonly #cache = new LRUCache<string, CachedAccount>({ max: MAX_ACCOUNTS });

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly policy: StaffPolicy,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the staff member who owns a verified token, with the roles that count now. The account is read again if it
   * was read more than `maxAgeMs` ago.
   * @throws {HttpError} 403 `not-staff`.
   * @throws {InvalidTokenError} if the account is disabled or deleted, or the sign-in was revoked.
   * @throws {IdentityUnavailableError}
   */
  async identify(identity: Identity, maxAgeMs = CACHE_MS): Promise<SignedInStaff> {
    const account = await this.#read(identity.uid, maxAgeMs);
    if (!account || account.isDisabled) throw new InvalidTokenError('account-gone');
    const { authTime = 0 } = identity;
    if (authTime < account.tokensValidAfter) throw new InvalidTokenError('token-expired');
    const roles = findCurrentRoles(account, this.now());
    if (roles.length === 0) throw new HttpError(403, 'not-staff', 'This page is for staff only.');
    return { ...identity, name: account.name, roles, freshUntil: authTime + this.policy.reauthMinutes * 60_000 };
  }

  /**
   * Checks whether a staff member may use an endpoint.
   * @throws {HttpError} 403 `role-required` or `second-factor-required`, 401 `reauthenticate`.
   */
  authorize(staff: SignedInStaff, { roles, isRecentSignInRequired = false }: StaffRequirements): StaffIdentity {
    const actingRole = roles.find((role) => staff.roles.includes(role));
    if (actingRole === undefined)
      throw new HttpError(403, 'role-required', `This needs the role ${roles.join(' or ')}.`);
    if (this.policy.secondFactor === 'required' && staff.secondFactor === undefined)
      throw new HttpError(403, 'second-factor-required', 'Please sign in with a second factor.');
    if (isRecentSignInRequired && this.now() > staff.freshUntil) throw unauthorizedError('reauthenticate');
    return { ...staff, actingRole };
  }

  async #read(uid: string, maxAgeMs: number): Promise<StaffAccount | undefined> {
    const cached = this.#cache.get(uid);
    if (cached && this.now() - cached.readAt < maxAgeMs) return cached.account;
    const entry = { account: this.accounts.getAccount(uid), readAt: this.now() };
    this.#cache.set(uid, entry);
    try {
      return await entry.account;
    } catch (error) {
      if (this.#cache.peek(uid) === entry) this.#cache.delete(uid);
      throw error;
    }
  }
}

interface StaffConfig {
  readonly STAFF_REAUTH_MINUTES: number;
  readonly STAFF_SECOND_FACTOR: StaffPolicy['secondFactor'];
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
}

/**
 * Creates the authorizer of a service. The Auth emulator has no second factors, so none is required of its accounts.
 */
export function createStaffAuthorizer(accounts: StaffAccounts, config: StaffConfig, logger: Logger): StaffAuthorizer {
  const isEmulator = config.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (isEmulator && config.STAFF_SECOND_FACTOR === 'required')
    logger.warn('STAFF_SECOND_FACTOR is ignored: the Auth emulator has no second factors');
  return new StaffAuthorizer(accounts, {
    reauthMinutes: config.STAFF_REAUTH_MINUTES,
    secondFactor: isEmulator ? 'off' : config.STAFF_SECOND_FACTOR,
  });
}
