import { isEmail, isWebAddress, type PersonalInfo } from '@trackrecord/contracts';
import { html, type Html } from './html.js';
import { joinInline, renderInlineText } from './inline-text.js';

/** Renders a web URL as a link without protocol and www; other text is not linked. */
export function renderWebLink(url: string): Html {
  const text = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return isWebAddress(url)
    ? html`<a class="address" href="${url}">${renderInlineText(text)}</a>`
    : renderInlineText(url);
}

/** Encodes the signs of an email address that have a meaning in `mailto:`. */
const encodeSigns = (email: string): string => email.replace(/[%&?#/]/g, encodeURIComponent);

const renderMailLink = (email: string): Html =>
  isEmail(email)
    ? html`<a class="address" href="mailto:${encodeSigns(email)}">${renderInlineText(email)}</a>`
    : renderInlineText(email);

/** Renders the contact details in one line. */
export function renderContactLine({ email, phone, location, linkedInUrl, portfolioUrl }: PersonalInfo): Html {
  return joinInline(
    [
      location,
      phone,
      email ? renderMailLink(email) : undefined,
      linkedInUrl ? renderWebLink(linkedInUrl) : undefined,
      portfolioUrl ? renderWebLink(portfolioUrl) : undefined,
    ],
    ' · ',
  );
}
