import { randomUUID } from 'node:crypto';
import { type Actor, profileStream, type StaffRole } from '@trackrecord/contracts';
import type { StaffCommand } from '@trackrecord/domain';
import { CommandLineError, type EventStore, type Firebase } from '@trackrecord/platform';
import type { StaffCommands } from '../access/access-context.js';

/** The dependencies of the commands of `npm run staff`. */
export interface StaffManagement {
  readonly firebase: Pick<
    Firebase,
    'changeClaims' | 'findByEmail' | 'getRecord' | 'getAccount' | 'listStaff' | 'revokeTokens'
  >;
  readonly commands: StaffCommands;
  readonly store: Pick<EventStore, 'readLastStreamEvent'>;
  /** Makes the identity provider export its accounts to disk, if it does not do so itself. */
  readonly exportAccounts: () => Promise<void>;
  readonly now?: () => Date;
}

/** A change of roles. */
export interface RoleChange {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly reason: string | null;
}

/** Who changes roles: the command line of a server. */
const HOST: Actor = { uid: 'host', role: 'host' };
const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds roles to an account. All roles of the account expire together. The grant is recorded before the provider sets
 * the roles. Returns all roles of the account and when they expire.
 * @throws {CommandLineError} if there is no such account, or if it has a profile and `allowProfile` is false: staff use
 * accounts of their own.
 */
export async function grantRoles(
  management: StaffManagement,
  { email, roles, reason }: RoleChange,
  { days, allowProfile }: { readonly days: number; readonly allowProfile: boolean },
): Promise<{ readonly roles: readonly StaffRole[]; readonly until: Date }> {
  const { firebase, store, now = () => new Date() } = management;
  const uid = await requireAccount(management, email);
  if (!allowProfile && (await store.readLastStreamEvent(profileStream(uid))) !== undefined)
    throw new CommandLineError(
      `${email} has a profile. Staff use accounts of their own; --allow-profile grants roles anyway.`,
    );
  const currentRoles = (await firebase.getAccount(uid))?.roles ?? [];
  const newRoles = [...new Set([...(currentRoles as readonly StaffRole[]), ...roles])];
  const until = new Date(now().getTime() + days * DAY_MS);
  await record(management, uid, {
    type: 'Grant',
    actor: HOST,
    roles: newRoles,
    until: until.toISOString(),
    reason,
    account: await readNameAndEmail(management, uid),
  });
  await firebase.changeClaims(uid, { roles: newRoles, staffUntil: until.getTime() });
  await management.exportAccounts();
  return { roles: newRoles, until };
}

/**
 * Removes roles from an account, by default all, and ends its sign-ins. Returns the remaining roles.
 * @throws {CommandLineError} if there is no such account.
 */
export async function revokeRoles(
  management: StaffManagement,
  { email, roles, reason }: RoleChange,
): Promise<readonly string[]> {
  const { firebase } = management;
  const uid = await requireAccount(management, email);
  const currentRoles = (await firebase.getAccount(uid))?.roles ?? [];
  const account = await readNameAndEmail(management, uid);
  const revokedRoles = roles.length === 0 ? (currentRoles as readonly StaffRole[]) : roles;
  const remainingRoles = currentRoles.filter((role) => !revokedRoles.some((other) => other === role));
  // Access ends before it is recorded: an outage of the event store must not prevent that.
  await firebase.changeClaims(
    uid,
    remainingRoles.length === 0 ? { roles: null, staffUntil: null } : { roles: remainingRoles },
  );
  await firebase.revokeTokens(uid);
  await management.exportAccounts();
  await record(management, uid, { type: 'Revoke', actor: HOST, roles: revokedRoles, reason, account });
  return remainingRoles;
}

/** Marks an account as a test account, whose data developers may read. @throws {CommandLineError} if there is none. */
export async function markAsTestAccount(management: StaffManagement, email: string): Promise<void> {
  await management.firebase.changeClaims(await requireAccount(management, email), { test: true });
  await management.exportAccounts();
}

/** Describes all staff, a line each. */
export async function describeStaff({ firebase, now = () => new Date() }: StaffManagement): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { uid, name, roles, staffUntil, isDisabled } of firebase.listStaff()) {
    const until = staffUntil === undefined ? 'no end' : `until ${new Date(staffUntil).toISOString()}`;
    const isExpired = staffUntil !== undefined && staffUntil <= now().getTime();
    const notes = [...(isExpired ? ['expired'] : []), ...(isDisabled ? ['disabled'] : [])];
    lines.push([`${name ?? '-'} (${uid})`, roles.join(', '), until, ...notes].join('  '));
  }
  return lines;
}

async function requireAccount({ firebase }: StaffManagement, email: string): Promise<string> {
  const uid = await firebase.findByEmail(email);
  if (uid === undefined) throw new CommandLineError(`There is no account with the address ${email}.`);
  return uid;
}

/**
 * Returns the display name and the email of an account. They are recorded, because staff can delete their accounts
 * later.
 */
async function readNameAndEmail({ firebase }: StaffManagement, uid: string) {
  const account = await firebase.getRecord(uid);
  return { name: account?.displayName ?? null, email: account?.email ?? null };
}

async function record({ commands, now = () => new Date() }: StaffManagement, uid: string, command: StaffCommand) {
  const commandId = randomUUID();
  const metadata = {
    actor: HOST,
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt: now().toISOString(),
  };
  await commands.handle(uid, command, { metadata, precondition: undefined, hasStableCommandId: false });
}
