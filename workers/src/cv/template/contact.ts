import { isWebAddress, type PersonalInfo } from '@trackrecord/contracts';
import { html, type Html } from './html.js';
import { joinInline, inlineText } from './inline-text.js';

/** Renders a web URL as a link without protocol and www; other text is not linked. */
export function webLink(url: string): Html {
  const text = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return isWebAddress(url) ? html`<a class="address" href="${url}">${inlineText(text)}</a>` : inlineText(url);
}

const EMAIL = /^[^\s@<>?&#%:]+@[^\s@<>?&#%:]+$/;

const mailLink = (email: string): Html =>
  EMAIL.test(email) ? html`<a class="address" href="mailto:${email}">${inlineText(email)}</a>` : inlineText(email);

/** Renders the contact details in one line. */
export function contactLine({ email, phone, location, linkedInUrl, portfolioUrl }: PersonalInfo): Html {
  return joinInline(
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
