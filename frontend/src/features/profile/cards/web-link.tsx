/** Returns a URL without its protocol, `www.` and trailing slash. */
export const formatUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Returns true for http(s) URLs. Stored values may contain other schemes, which must not become links. */
const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url);

interface WebLinkProps {
  readonly url: string;
  readonly text: string;
}

/** A link that opens in a new tab; only its text if it is no web address. */
export function WebLink({ url, text }: WebLinkProps) {
  if (!isWebUrl(url)) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
