// Without zod and without Node, because the browser extension loads it.

/** Query parameters for tracking only. `ref`, `source` and `src` are not: on some sites they name the posting. */
const TRACKING = new RegExp(
  `^(?:${[
    ...['utm_.*', 'mtm_.*', 'pk_.*', 'hsa_.*', '_hs.*', 'oly_.*', 'lever-(?:source|origin).*', 'mc_[ce]id', '_g[al]'],
    ...['gh_src', 'trk', 'trkinfo', 'tracking', 'trackingid', 'referrer', 'fbclid', 'gclid', 'gclsrc', 'dclid'],
    ...['gbraid', 'wbraid', 'msclkid', 'yclid', 'twclid', 'ttclid', 'li_fat_id', 'igshid', 'mkt_tok', 'vero_id'],
    ...['s_cid', 'icid', 'cmpid', 'originaltrackingid', 'lipi', 'rx_[a-z]+'],
  ].join('|')})$`,
  'i',
);

/** A fragment that is only an anchor (`#apply`, `#:~:text=cook`); others are routes or ids (`#/jobs/7`). */
const ANCHOR = /^(?:[a-z_-]*|:~:.*)$/i;

/** Sites on which a posting has many addresses, each with the pattern of the id in its address. */
const POSTING_IDS: readonly (readonly [site: string, host: RegExp, id: RegExp])[] = [
  [
    'linkedin.com',
    /(?:^|\.)linkedin\.com$/,
    /^\/jobs\/(?:view\/(?:[^/?#]*-)?|.*[?&]currentJobId=)(?<id>\d{6,})(?![^/?#&])/i,
  ],
  ['indeed.com', /(?:^|\.)indeed\.(?:com?\.)?[a-z]{2,3}$/, /[?&]v?jk=(?<id>[\da-f]{10,})/i],
];

/**
 * Normalizes the address of a page for comparison: no protocol, `www.`, tracking parameters, anchors or trailing
 * slashes, and only the id of the posting on sites that have many addresses for one. Other texts stay as they are.
 */
export function toPageKey(address: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)([^]*)/i.exec(address.trim()) ?? [];
  if (host === '') return address.trim();
  const [location = '', ...fragments] = rest.split('#');
  const [path = '', ...queries] = location.split('?');
  const site = host
    .toLowerCase()
    .replace(/^[^@]*@|:(?:80|443)$/g, '')
    .replace(/^www\./, '');
  for (const [name, hosts, id] of POSTING_IDS) {
    const groups = hosts.test(site) ? id.exec(location)?.groups : undefined;
    if (groups) return `${name}/${String(groups.id)}`;
  }
  const parameters = queries
    .join('?')
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING.test(parameter.split('=', 1).join()))
    .map(decode)
    .toSorted();
  const fragment = fragments.join('#');
  return [
    site + trimSlashes(decode(path)),
    parameters.length > 0 ? `?${parameters.join('&')}` : '',
    ANCHOR.test(fragment) ? '' : `#${fragment}`,
  ].join('');
}

/** Trims by index: a regular expression that ends in `$` takes quadratic time on long runs of slashes. */
function trimSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end) && end > 0) end -= 1;
  return path.slice(0, end);
}

/** Decodes percent-encoded letters; leaves an invalid encoding as it is. */
function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
