import { isWebAddress, type PersonalInfo } from '@trackrecord/contracts';
import { html, type Html } from './html.js';
import { inLine, written } from './written.js';

/** A web address as a link that reads without what every address has; anything else is only a text. */
export function webLink(url: string): Html {
  const text = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return isWebAddress(url) ? html`<a class="address" href="${url}">${written(text)}</a>` : written(url);
}

const MAIL = /^[^\s@<>?&#%:]+@[^\s@<>?&#%:]+$/;

const mailLink = (email: string): Html =>
  MAIL.test(email) ? html`<a class="address" href="mailto:${email}">${written(email)}</a>` : written(email);

/** How to reach the person, in a line. */
export function contactOf({ email, phone, location, linkedInUrl, portfolioUrl }: PersonalInfo): Html {
  return inLine(
    [
      location,
      phone,
      email ? mailLink(email) : undefined,
      linkedInUrl ? webLink(linkedInUrl) : undefined,
      portfolioUrl ? webLink(portfolioUrl) : undefined,
    ],
    ' · ',
  );
}
