import { z } from 'zod';

/** A file of the download, with its type and checksum. */
export const describedFile = z.strictObject({
  name: z.string().regex(/^[\w-]+(\/[\w-]+)?\.[a-z0-9]+$/i),
  mediaType: z.string(),
  description: z.string(),
  bytes: z.int().nonnegative(),
  /** SHA-256 of the content, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The number of entries or lines if it is a list; otherwise null. */
  entries: z.int().nonnegative().nullable(),
  /** The schema of the content; null if the media type says enough. */
  schema: z.strictObject({ name: z.string(), version: z.string() }).nullable(),
});
export type DescribedFile = z.infer<typeof describedFile>;

/** manifest.json: all other files of the download, and what is left out. */
export const dataManifest = z.strictObject({
  format: z.literal('trackrecord-data'),
  version: z.literal(1),
  uid: z.string(),
  madeAt: z.iso.datetime(),
  /** The revision of each stream when the download was started; null if it is empty. */
  revisions: z.strictObject({
    profile: z.int().nonnegative().nullable(),
    onboarding: z.int().nonnegative().nullable(),
    detectedSkills: z.int().nonnegative().nullable(),
  }),
  files: z.array(describedFile),
  leftOut: z.array(z.strictObject({ what: z.string(), why: z.string() })),
});
export type DataManifest = z.infer<typeof dataManifest>;
