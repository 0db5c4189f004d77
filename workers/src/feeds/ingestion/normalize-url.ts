/** Query parameters for tracking only. */
const TRACKING = /^(utm_.*|gh_src|lever-(source|origin).*|referrer|trk|fbclid|gclid|mc_[ce]id)$/i;

/** A fragment that is only an anchor (`#apply`); others are routes or ids (`#/jobs/7`). */
const ANCHOR = /^#[a-z_-]*$/i;

/** Normalizes a URL for comparison: no protocol, `www.`, tracking parameters, anchors or trailing slashes. */
export function normalizeUrl(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([left], [right]) => compare(left, right));
  const path = url.pathname.replace(/\/+$/, '');
  const host = url.host.replace(/^www\./, '');
  const fragment = ANCHOR.test(url.hash) ? '' : url.hash;
  return `${host}${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}${fragment}`;
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
