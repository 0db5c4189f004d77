/** Returns the handle in a LinkedIn URL: `nadia-kurian` for `https://www.linkedin.com/in/nadia-kurian/`. */
export function getLinkedInHandle(url: string): string {
  const handle = /linkedin\.com\/in\/([^/?#]+)/i.exec(url)?.[1];
  return handle ?? formatUrl(url);
}

/** Returns a URL without its protocol, `www.` and trailing slash. */
export const formatUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Returns true for http(s) URLs. Stored values may contain other schemes, which must not become links. */
export const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);
