import { z } from 'zod';

/** A file of the download, by what it is and how it can be checked. */
export const describedFile = z.strictObject({
  name: z.string().regex(/^[\w-]+(\/[\w-]+)?\.[a-z0-9]+$/i),
  mediaType: z.string(),
  description: z.string(),
  bytes: z.int().nonnegative(),
  /** SHA-256 of its content, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** How many entries or lines it has, where it is a list. */
  entries: z.int().nonnegative().nullable(),
  /** What its content is shaped like; null where that goes by its media type alone. */
  schema: z.strictObject({ name: z.string(), version: z.string() }).nullable(),
});
export type DescribedFile = z.infer<typeof describedFile>;

/** manifest.json: every other file of the download, and what is not in it. */
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
