import { z } from 'zod';

/** What the identity provider has on record about an account; null where it has nothing. */
export const providerRecord = z.strictObject({
  createdAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  displayName: z.string().nullable(),
  /** Its address. */
  photo: z.string().nullable(),
  /** How one can sign in: `password`, `google.com`, and under which address. */
  providers: z.array(z.strictObject({ providerId: z.string(), email: z.string().nullable() })),
  disabled: z.boolean(),
});
export type ProviderRecord = z.infer<typeof providerRecord>;

/** account.json: what the identity provider told us when the data was asked for. */
export const exportedAccount = z.strictObject({
  uid: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  /** Everything the ID token says; null where it is none that can be read. */
  claims: z.record(z.string(), z.json()).nullable(),
  /** Null where the provider could not be asked. */
  provider: providerRecord.nullable(),
});
export type ExportedAccount = z.infer<typeof exportedAccount>;

/** One entry of counters.json: how often something was asked for; `expiresAt` is when it is forgotten. */
export const exportedCounter = z.strictObject({
  name: z.string(),
  count: z.number(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ExportedCounter = z.infer<typeof exportedCounter>;
