/** A condition on the current revision. */
export interface Precondition {
  readonly holds: (revision: bigint | undefined) => boolean;
}

const STRONG_ETAG = /^"(\d{1,18})"$/;

/**
 * Parses an `If-Match` header. `*` matches any existing stream. Weak and foreign tags never match (RFC 9110, section
 * 13.1.1).
 */
export function parseIfMatch(header: string | undefined): Precondition | undefined {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return { holds: (revision) => revision !== undefined };
  const revisions = tags.flatMap((tag) => STRONG_ETAG.exec(tag)?.[1] ?? []).map(BigInt);
  return { holds: (revision) => revision !== undefined && revisions.includes(revision) };
}
