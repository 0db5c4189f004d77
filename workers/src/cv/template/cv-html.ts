import type { Profile, UserType } from '@trackrecord/contracts';
import { contactOf } from './contact.js';
import { html, printable, styleSheet } from './html.js';
import { directionOf } from './script.js';
import { type Images, type SectionName, sectionsOf } from './sections.js';
import { cvStyle } from './style.js';
import { written } from './written.js';

/** What a recruiter looks for first: of students what they learn and have built, of others where they have worked. */
const ORDER: Readonly<Record<UserType, readonly SectionName[]>> = {
  student: ['education', 'projects', 'skills', 'experience', 'languages'],
  graduate: ['education', 'experience', 'projects', 'skills', 'languages'],
  professional: ['experience', 'projects', 'skills', 'education', 'languages'],
};

/** Nothing but what stands in the document: no script, no request, whatever somebody may have got into it. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The name that stands over the CV. */
export const fullName = ({ personalInfo }: Profile): string =>
  printable(`${personalInfo?.firstName ?? ''} ${personalInfo?.lastName ?? ''}`).trim();

/** What the CV calls the person's work: what the profile page shows below the name. */
export const headline = ({ personalInfo }: Profile): string => personalInfo?.title || personalInfo?.headline || '';

/**
 * The CV of a profile as one HTML document that needs nothing else: one column in reading order, A4, every text of the
 * person escaped (design.md section 6).
 */
export function cvHtml(profile: Profile, images: Images): string {
  const { personalInfo, userType = 'professional' } = profile;
  const sections = sectionsOf(profile, images);
  const contact = personalInfo && contactOf(personalInfo);
  const name = fullName(profile);
  const work = headline(profile);
  return html`<!doctype html>
    <html lang="en" dir="${directionOf(`${name} ${work}`)}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${name}</title>
        ${styleSheet(cvStyle(name, profile))}
      </head>
      <body>
        <header>
          <h1>${written(name)}</h1>
          ${work && html`<p class="headline">${written(work)}</p>`}
          ${contact && html`<p class="contact">${contact}</p>`}
        </header>
        ${ORDER[userType].map((section) => sections[section])}
      </body>
    </html>`.source;
}
