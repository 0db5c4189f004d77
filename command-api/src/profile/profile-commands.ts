import type { EventMetadata, ProfileEvent } from '@trackrecord/contracts';
import { type ProfileCommand, profileDecider, Refusal } from '@trackrecord/domain';
import { etag, HttpError, pause, WrongRevision } from '@trackrecord/platform';
import type { CommandRequest } from '../http/command-request.js';
import { emptyProfile, type FoldedProfile, handledBefore } from './folded-profile.js';
import type { ProfileStreams } from './profile-streams.js';
import { RecentProfiles } from './recent-profiles.js';

/** What a command led to: the profile right after it, and whether the command made the profile. */
export interface Handled {
  readonly profile: FoldedProfile;
  readonly created: boolean;
}

type Decision =
  | { readonly kind: 'append'; readonly events: readonly ProfileEvent[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'handled-before' }
  | { readonly kind: 'refused'; readonly reason: Refusal | HttpError };

const PROFILES_REMEMBERED = 2_000;
const MOST_CONFLICTS = 3;

/** Handles commands on profiles: fold, decide, append (design.md section 3). */
export class ProfileCommands {
  readonly #recent = new RecentProfiles(PROFILES_REMEMBERED);

  constructor(private readonly streams: ProfileStreams) {}

  /**
   * Decides a command on the newest state and appends what it led to. A conflict is decided again, a pinned revision
   * (`precondition`) is not. Only a command that its client named can have been handled before.
   * @throws {Refusal} from the domain, {HttpError} 412 when the precondition fails, 409 when conflicts do not end.
   */
  async handle(uid: string, command: ProfileCommand, request: CommandRequest): Promise<Handled> {
    const known = this.#recent.get(uid);
    let profile = known ?? (await this.#load(uid, emptyProfile));
    let upToDate = known === undefined;
    for (let conflicts = 0; ;) {
      const decision = decide(profile, command, request);
      if (decision.kind === 'append') {
        const appended = await this.#append(uid, profile, decision.events, request.metadata);
        if (appended) return { profile: appended, created: profile.revision === undefined };
        conflicts += 1;
        if (conflicts > MOST_CONFLICTS) throw tooManyConflicts();
        await pause(Math.random() * 10 * conflicts);
      } else if (upToDate) {
        return this.#settle(uid, profile, decision, request);
      }
      profile = await this.#load(uid, profile);
      upToDate = true;
    }
  }

  async #load(uid: string, from: FoldedProfile): Promise<FoldedProfile> {
    const profile = await this.streams.load(uid, from);
    this.#recent.put(uid, profile);
    return profile;
  }

  /** The profile with the events, or nothing when somebody else was faster. */
  async #append(uid: string, profile: FoldedProfile, events: readonly ProfileEvent[], metadata: EventMetadata) {
    try {
      const appended = await this.streams.append(uid, profile, events, metadata);
      this.#recent.put(uid, appended);
      return appended;
    } catch (error) {
      if (error instanceof WrongRevision) return undefined;
      throw error;
    }
  }

  async #settle(
    uid: string,
    profile: FoldedProfile,
    decision: Exclude<Decision, { kind: 'append' }>,
    request: CommandRequest,
  ): Promise<Handled> {
    if (decision.kind === 'refused') throw decision.reason;
    const handled = before(profile, request);
    if (decision.kind === 'unchanged' || !handled) return { profile, created: false };
    return {
      profile: await this.streams.load(uid, emptyProfile, handled.last),
      created: handled.first === 0n,
    };
  }
}

function decide(profile: FoldedProfile, command: ProfileCommand, request: CommandRequest): Decision {
  const { state, revision } = profile;
  const { precondition } = request;
  if (before(profile, request)) return { kind: 'handled-before' };
  if (precondition && !precondition.holds(revision)) return { kind: 'refused', reason: changedMeanwhile(revision) };
  try {
    const events = profileDecider.decide(command, state);
    return events.length > 0 ? { kind: 'append', events } : { kind: 'unchanged' };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error };
    throw error;
  }
}

const before = (profile: FoldedProfile, { named, metadata }: CommandRequest) =>
  named ? handledBefore(profile, metadata.commandId) : undefined;

/** Says which revision there is, so that the next read waits for it. */
const changedMeanwhile = (revision: bigint | undefined) =>
  new HttpError(412, 'precondition-failed', 'Your profile was changed elsewhere in the meantime.', {
    headers: revision === undefined ? {} : { ETag: etag(revision) },
  });

const tooManyConflicts = () =>
  new HttpError(409, 'conflict', 'Your profile is being changed elsewhere right now. Please try again.');
