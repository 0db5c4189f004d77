import { z } from 'zod';

const address = z.string().max(320);

/** What the identity provider knows about how a user signs in. */
export const accountState = z.object({
  /** The email of the account; null if it has none. */
  email: address.nullable(),
  /** The address of the linked Google account; null if there is none. */
  googleEmail: address.nullable(),
  /**
   * Tokens of sign-ins before this time are not renewed. The time advances when the password or the email changes, and
   * when all sign-ins are ended.
   */
  tokensValidAfter: z.iso.datetime().nullable(),
});
export type AccountState = z.infer<typeof accountState>;

const { tokensValidAfter } = accountState.shape;

/** The payloads of the events of the streams `account-{uid}`, by event type. */
export const accountEventData = {
  /** The account as it was when its changes were first recorded. */
  AccountFirstRecorded: accountState,
  /** A sign-in with a browser. */
  SignedIn: z.object({
    /** The browser and its system, such as `Firefox on Windows`. */
    device: z.string().max(100),
    signedInAt: z.iso.datetime(),
  }),
  EmailChanged: z.object({ from: address.nullable(), to: address.nullable(), tokensValidAfter }),
  SignInsEnded: z.object({
    tokensValidAfter,
    /** What ended them: a changed password, or a revocation at the provider. Older events do not tell. */
    cause: z.enum(['password', 'revocation']).optional(),
  }),
  GoogleLinked: z.object({ email: address }),
  GoogleUnlinked: z.object({ email: address }),
  SignedOutEverywhere: z.object({
    /** True if the sign-in that sent the request was kept. */
    keptThis: z.boolean(),
    tokensValidAfter,
  }),
  DeviceSignedOut: z.object({ device: z.string().max(100) }),
  AccountErased: z.object({}),
} as const;

export type AccountEventType = keyof typeof accountEventData;

/** An event of an account stream: `{type, data}`. */
export type AccountEvent = {
  [T in AccountEventType]: { readonly type: T; readonly data: z.infer<(typeof accountEventData)[T]> };
}[AccountEventType];
