import { decodeStaffEvent, eventMetadata, type StaffMember, staffStream } from '@trackrecord/contracts';
import {
  DeadlineExceededError,
  type EventStore,
  type Firebase,
  IdentityUnavailableError,
  type RecordedEvent,
  withDeadline,
} from '@trackrecord/platform';

/** The sources of the names of staff. */
export interface StaffNameSources {
  readonly accounts: Pick<Firebase, 'getAccount'>;
  /** The streams of staff contain the names that accounts had when roles were granted or revoked. */
  readonly store: Pick<EventStore, 'readStream'>;
}

/** Staff members by uid. */
export type StaffMembers = ReadonlyMap<string, StaffMember>;

/** Reads staff members, with the names of their accounts at the identity provider, or else their recorded names. */
export type ReadStaffMembers = (uids: readonly string[]) => Promise<StaffMembers>;

/** How long the identity provider may take (ms). Without it, the recorded names are shown. */
const TIMEOUT_MS = 2_000;

/** Creates the reader of staff members. */
export const createStaffReader =
  (names: StaffNameSources, toPseudonym: (uid: string) => string): ReadStaffMembers =>
  async (uids) => {
    const members = [...new Set(uids)].map(async (uid) => {
      const member = { uid, pseudonym: toPseudonym(uid), name: await readName(names, uid) };
      return [uid, member] as const;
    });
    return new Map(await Promise.all(members));
  };

const readName = async ({ accounts, store }: StaffNameSources, uid: string): Promise<string | null> =>
  (await readCurrentName(accounts, uid)) ?? (await readRecordedName(store, uid));

/** Returns null if the account no longer exists, or the identity provider cannot be reached. */
async function readCurrentName(accounts: StaffNameSources['accounts'], uid: string): Promise<string | null> {
  try {
    return (await withDeadline(accounts.getAccount(uid), TIMEOUT_MS, 'the identity provider'))?.name ?? null;
  } catch (error) {
    if (error instanceof IdentityUnavailableError || error instanceof DeadlineExceededError) return null;
    throw error;
  }
}

/** Returns the newest name that a change of roles recorded; null if none did. */
async function readRecordedName(store: StaffNameSources['store'], uid: string): Promise<string | null> {
  for await (const event of store.readStream(staffStream(uid), { backwards: true })) {
    const name = findRecordedName(event);
    if (name !== undefined) return name;
  }
  return null;
}

function findRecordedName({ type, data, metadata }: RecordedEvent): string | undefined {
  if (type !== 'StaffGranted' && type !== 'StaffRevoked') return undefined;
  const event = decodeStaffEvent(type, data, eventMetadata.parse(metadata).schemaVersion);
  if (event.type !== 'StaffGranted' && event.type !== 'StaffRevoked') return undefined;
  // As for accounts that exist, the email takes precedence: users can choose any display name.
  return event.data.email ?? event.data.name ?? undefined;
}

/** Returns a staff member who was looked up. */
export function getMember(members: StaffMembers, uid: string): StaffMember {
  const member = members.get(uid);
  if (!member) throw new Error('a staff member was not looked up');
  return member;
}
