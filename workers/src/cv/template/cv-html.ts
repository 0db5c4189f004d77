import type { Profile } from '@trackrecord/contracts';
import { renderContactLine } from './contact.js';
import { html, removeUnprintable, renderStyleSheet } from './html.js';
import { getTextDirection } from './script.js';
import { SECTION_ORDER } from './section-order.js';
import { type Images, createSections } from './sections.js';
import { renderCvStyle } from './style.js';
import { renderInlineText } from './inline-text.js';

/** Blocks scripts and requests, in case anything was injected. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The name at the top of the CV. */
export const getFullName = ({ personalInfo }: Profile): string =>
  removeUnprintable(`${personalInfo?.firstName ?? ''} ${personalInfo?.lastName ?? ''}`).trim();

/** The headline, as shown below the name on the profile page. */
export const getHeadline = ({ personalInfo }: Profile): string => personalInfo?.title || personalInfo?.headline || '';

/** Renders a profile as a self-contained HTML document: one column in reading order, A4, all user text escaped. */
export function renderCvHtml(profile: Profile, images: Images): string {
  const { personalInfo, userType = 'professional' } = profile;
  const sections = createSections(profile, images);
  const contact = personalInfo && renderContactLine(personalInfo);
  const name = getFullName(profile);
  const tagline = getHeadline(profile);
  return html`<!doctype html>
    <html lang="en" dir="${getTextDirection(`${name} ${tagline}`)}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}" />
        <title>${name}</title>
        ${renderStyleSheet(renderCvStyle(name, profile))}
      </head>
      <body>
        <header>
          <h1>${renderInlineText(name)}</h1>
          ${tagline && html`<p class="headline">${renderInlineText(tagline)}</p>`}
          ${contact && html`<p class="contact">${contact}</p>`}
        </header>
        ${SECTION_ORDER[userType].map((section) => sections[section])}
      </body>
    </html>`.source;
}
