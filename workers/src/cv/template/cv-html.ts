import type { Profile } from '@trackrecord/contracts';
import { contactLine } from './contact.js';
import { html, removeUnprintable, styleSheet } from './html.js';
import { textDirection } from './script.js';
import { SECTION_ORDER } from './section-order.js';
import { type Images, createSections } from './sections.js';
import { cvStyle } from './style.js';
import { inlineText } from './inline-text.js';

/** Blocks scripts and requests, in case anything was injected. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The name at the top of the CV. */
export const fullName = ({ personalInfo }: Profile): string =>
  removeUnprintable(`${personalInfo?.firstName ?? ''} ${personalInfo?.lastName ?? ''}`).trim();

/** The headline, as shown below the name on the profile page. */
export const headline = ({ personalInfo }: Profile): string => personalInfo?.title || personalInfo?.headline || '';

/**
 * Renders a profile as a self-contained HTML document: one column in reading order, A4, all user text escaped
 * (design.md section 6).
 */
export function cvHtml(profile: Profile, images: Images): string {
  const { personalInfo, userType = 'professional' } = profile;
  const sections = createSections(profile, images);
  const contact = personalInfo && contactLine(personalInfo);
  const name = fullName(profile);
  const tagline = headline(profile);
  return html`<!doctype html>
    <html lang="en" dir="${textDirection(`${name} ${tagline}`)}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}" />
        <title>${name}</title>
        ${styleSheet(cvStyle(name, profile))}
      </head>
      <body>
        <header>
          <h1>${inlineText(name)}</h1>
          ${tagline && html`<p class="headline">${inlineText(tagline)}</p>`}
          ${contact && html`<p class="contact">${contact}</p>`}
        </header>
        ${SECTION_ORDER[userType].map((section) => sections[section])}
      </body>
    </html>`.source;
}
