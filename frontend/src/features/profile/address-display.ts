/** The handle of a LinkedIn address, for display: `https://www.linkedin.com/in/nadia-kurian/` gives `nadia-kurian`. */
export function linkedInHandle(url: string): string {
  const handle = /linkedin\.com\/in\/([^/?#]+)/i.exec(url)?.[1];
  return handle ?? displayAddress(url);
}

/** A web address without its protocol, `www.` and closing slash. */
export const displayAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Whether a stored text may be a link: only web addresses, whatever else was once saved. */
export const isLinkable = (url: string): boolean => /^https?:\/\//i.test(url);
