import { z } from 'zod';
import type { FeedAddress } from '../adapter.js';

/** The name of a board or site at a publisher, as it stands in an address. */
export const boardName = z.string().regex(/^[\w-]{1,100}$/, 'must be 1 to 100 letters, digits, "-" or "_"');

/** A name to show. */
export const shownName = z.string().trim().min(1).max(200);

/** An https address on its default port, without credentials: what the guarded download takes. */
export const httpsAddress = z.string().max(2_000).refine(isHttps, 'must be an https address without port or password');

/** Where a feed that is one document lies: exactly one of an address and a file beside the configuration. */
export const documentSettings = z
  .strictObject({ url: httpsAddress.optional(), file: z.string().min(1).max(1_000).optional() })
  .refine(({ url, file }) => (url === undefined) !== (file === undefined), {
    path: ['url'],
    message: 'give either url or file',
  });

/** Where the settings say that the document lies. */
export function documentOf({ url, file }: { readonly url?: string | undefined; readonly file?: string | undefined }): {
  readonly from: FeedAddress;
  readonly place: string;
} {
  if (url !== undefined) return { from: { url }, place: url };
  return { from: { file: file ?? '' }, place: file ?? '' };
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  return protocol === 'https:' && port === '' && username === '' && password === '';
}
