import { z } from 'zod';

/** The identity provider's record of an account. Missing values are null. */
export const providerRecord = z.strictObject({
  createdAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  displayName: z.string().nullable(),
  /** The URL of the photo. */
  photo: z.string().nullable(),
  /** The sign-in methods, such as `password` and `google.com`, and their email addresses. */
  providers: z.array(z.strictObject({ providerId: z.string(), email: z.string().nullable() })),
  disabled: z.boolean(),
});
export type ProviderRecord = z.infer<typeof providerRecord>;

/** account.json: the account at the time of the download. */
export const exportedAccount = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  /** All claims of the ID token; null if it cannot be read. */
  claims: z.record(z.string(), z.json()).nullable(),
  /** Null if the provider could not be reached. */
  provider: providerRecord.nullable(),
});
export type ExportedAccount = z.infer<typeof exportedAccount>;

/** One entry of counters.json: a request counter; `expiresAt` is when it is deleted. */
export const exportedCounter = z.strictObject({
  name: z.string(),
  count: z.number(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ExportedCounter = z.infer<typeof exportedCounter>;
