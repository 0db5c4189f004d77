import { z } from 'zod';
import {
  accessBasis,
  accessDetail,
  accessPurpose,
  accessUse,
  endedBy,
  foundBy,
  supportAction,
} from '../staff/access-rules.js';

const sessionId = z.uuid();
const consentId = z.uuid();
const until = z.iso.datetime();

/**
 * The payloads of the events of the streams `access-{uid}`, by event type: who of the staff looked at the data of the
 * person `uid`. The staff member is the actor of the metadata. Everything but `AccessExplained` stays readable after an
 * erasure (decision 061).
 */
export const accessEventData = {
  /** A search or lookup found the person. `by`: what was searched for. */
  AccessFound: z.object({ by: foundBy }),
  /** By the person. `until`: when the consent expires. `codeHash`: a keyed hash of the code. */
  ConsentGiven: z.object({ consentId, until, codeHash: z.string().regex(/^[\w-]{43}$/) }),
  ConsentWithdrawn: z.object({ consentId }),
  /**
   * `until`: when the session ends unless it is extended or ended. `consentId`: the consent whose code was used.
   * `approvalId`: the approval of an auditor. `signedInAt`: when the staff member signed in; missing in older events.
   */
  AccessOpened: z.object({
    sessionId,
    basis: accessBasis,
    purpose: accessPurpose,
    until,
    consentId: consentId.optional(),
    approvalId: z.uuid().optional(),
    signedInAt: z.iso.datetime().optional(),
  }),
  /** Why a session was opened. Appended with `AccessOpened`, and encrypted with the person's key. */
  AccessExplained: z.object({ sessionId, reason: z.string(), ticket: z.string().nullable() }),
  /**
   * A read in a session. `what`: what was returned, such as `cv`. `detail`: which one, such as `revision 12`; it never
   * has content.
   */
  AccessUsed: z.object({ sessionId, what: accessUse, detail: accessDetail }),
  /** `until`: the new end. */
  AccessExtended: z.object({ sessionId, until }),
  /** `by`: who ended the session. */
  AccessEnded: z.object({ sessionId, by: endedBy }),
  /** `target`: the rebuilt projection, the newest revision of the profile at a remake, or the kind of the email. */
  SupportActed: z.object({ action: supportAction, target: z.string().max(200) }),
} as const;

export type AccessEventType = keyof typeof accessEventData;

/** An event of an access stream: `{type, data}`. */
export type AccessEvent = {
  [T in AccessEventType]: { readonly type: T; readonly data: z.infer<(typeof accessEventData)[T]> };
}[AccessEventType];

/** The only type of access events with personal data. */
const SEALED_TYPE: AccessEventType = 'AccessExplained';

/** The types of access events that are not encrypted. */
export const UNENCRYPTED_ACCESS_TYPES = Object.keys(accessEventData).filter((type) => type !== SEALED_TYPE);
