import { z } from 'zod';
import type { FeedAddress } from '../adapter.js';

/** The name of a board or site, as used in URLs. */
export const boardName = z.string().regex(/^[\w-]{1,100}$/, 'must be 1 to 100 letters, digits, "-" or "_"');

/** A display name. */
export const displayName = z.string().trim().min(1).max(200);

/** An https URL on the default port without credentials: what `download` (web/download.ts) accepts. */
export const httpsAddress = z
  .string()
  .max(2_000)
  .refine(isHttps, 'must be an https URL without port, user name or password');

/** Settings of a feed in a single document: either a URL or a file beside the configuration. */
export const documentSettings = z
  .strictObject({ url: httpsAddress.optional(), file: z.string().min(1).max(1_000).optional() })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), {
    path: ['url'],
    message: 'give either url or file',
  });

/** Returns the location of the document. */
export function getDocumentLocation({
  url,
  file,
}: {
  readonly url?: string | undefined;
  readonly file?: string | undefined;
}): {
  readonly address: FeedAddress;
  readonly label: string;
} {
  if (url !== undefined) return { address: { url }, label: url };
  return { address: { file: file ?? '' }, label: file ?? '' };
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}
