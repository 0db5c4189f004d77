import type { StaffMember } from '@trackrecord/contracts';
import { DeadlineExceeded, type Firebase, IdentityUnavailable, withDeadline } from '@trackrecord/platform';

/** Reads accounts of staff. */
export type StaffNames = Pick<Firebase, 'getStaffAccount'>;

/** Staff members by uid. */
export type StaffMembers = ReadonlyMap<string, StaffMember>;

/** Reads staff members, with the names that the identity provider has now. */
export type ReadStaffMembers = (uids: readonly string[]) => Promise<StaffMembers>;

/** How long the identity provider may take (ms). Without it, staff are shown without names. */
const TIMEOUT_MS = 2_000;

/** Creates the reader of staff members. */
export const createStaffReader =
  (accounts: StaffNames, toPseudonym: (uid: string) => string): ReadStaffMembers =>
  async (uids) => {
    const members = [...new Set(uids)].map(async (uid) => {
      const member = { uid, pseudonym: toPseudonym(uid), name: await readName(accounts, uid) };
      return [uid, member] as const;
    });
    return new Map(await Promise.all(members));
  };

async function readName(accounts: StaffNames, uid: string): Promise<string | null> {
  try {
    return (await withDeadline(accounts.getStaffAccount(uid), TIMEOUT_MS, 'the identity provider'))?.name ?? null;
  } catch (error) {
    if (error instanceof IdentityUnavailable || error instanceof DeadlineExceeded) return null;
    throw error;
  }
}

/** Returns a staff member who was looked up. */
export function getMember(members: StaffMembers, uid: string): StaffMember {
  const member = members.get(uid);
  if (!member) throw new Error('a staff member was not looked up');
  return member;
}
