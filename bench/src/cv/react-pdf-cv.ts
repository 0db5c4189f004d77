import type { Experience, Profile, Project } from '@trackrecord/contracts';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';

const FONT_FAMILY = 'Noto Sans';

const style = StyleSheet.create({
  page: { padding: '17mm 18mm 18mm', fontFamily: FONT_FAMILY, fontSize: 9.75, lineHeight: 1.48, color: '#10222a' },
  name: { fontSize: 23, fontWeight: 700, lineHeight: 1.25, color: '#084960' },
  headline: { fontSize: 11.5, color: '#42555d' },
  contact: { marginTop: 5, fontSize: 9, color: '#42555d' },
  heading: {
    marginTop: 15,
    marginBottom: 6,
    paddingBottom: 2.5,
    borderBottom: '0.75pt solid #70858c',
    fontSize: 11.5,
    fontWeight: 700,
    color: '#0a5c78',
  },
  entry: { marginBottom: 9 },
  title: { fontSize: 10.25, fontWeight: 700 },
  subtitle: { marginBottom: 2.5, fontSize: 9, color: '#42555d' },
  item: { flexDirection: 'row', marginTop: 1 },
  bullet: { width: 13, paddingLeft: 3 },
  itemText: { flex: 1 },
  footer: { position: 'absolute', bottom: 24, left: 0, right: 0, textAlign: 'center', fontSize: 8, color: '#55686f' },
});

/** Registers the font of our CVs with react-pdf and disables hyphenation. `regular` and `bold` are font files. */
export function registerFont(regular: string, bold: string): void {
  Font.register({
    family: FONT_FAMILY,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
}

/** Renders a typical react-pdf CV: one column with the content, order and sizes of our CVs. */
export const renderReactPdfCv = (profile: Profile): Promise<Uint8Array> => {
  const name = `${profile.personalInfo?.firstName ?? ''} ${profile.personalInfo?.lastName ?? ''}`;
  const content = [
    renderHeader(name, profile),
    renderSection('Experience', profile.experiences.map(renderExperience)),
    renderSection('Projects', profile.projects.map(renderProject)),
    renderSection('Skills', [renderText(profile.skills.join(', '))]),
    renderSection(
      'Education',
      profile.educations.map((education) =>
        renderEntry(
          `${education.courseType}, ${education.courseName}`,
          [education.institution, formatMonths(education.startDate, education.endDate)],
          '',
        ),
      ),
    ),
    renderSection('Languages', [
      renderText(
        (profile.preferences?.languages ?? [])
          .map((language) => `${language.language} (${language.proficiency})`)
          .join(', '),
      ),
    ]),
  ];
  const page = createElement(Page, { size: 'A4', style: style.page }, ...content, renderFooter(name));
  return renderToBuffer(createElement(Document, { title: `${name} – CV`, author: name, language: 'en' }, page));
};

const renderText = (content: string, textStyle?: (typeof style)[keyof typeof style]): ReactElement =>
  createElement(Text, textStyle ? { style: textStyle } : {}, content);

const renderHeader = (name: string, { personalInfo }: Profile): ReactElement =>
  createElement(
    View,
    {},
    renderText(name, style.name),
    renderText(personalInfo?.title ?? '', style.headline),
    renderText(
      [personalInfo?.location, personalInfo?.phone, personalInfo?.email, personalInfo?.linkedInUrl].join(' · '),
      style.contact,
    ),
  );

const renderSection = (heading: string, content: readonly ReactElement[]): ReactElement =>
  createElement(View, {}, createElement(Text, { style: style.heading, minPresenceAhead: 40 }, heading), ...content);

const renderExperience = (experience: Experience): ReactElement =>
  renderEntry(
    experience.title,
    [experience.company, experience.location, formatMonths(experience.startDate, experience.endDate)],
    experience.description,
  );

const renderProject = (project: Project): ReactElement =>
  renderEntry(project.title, [project.category, formatMonths(project.startDate, project.endDate)], project.description);

const renderEntry = (title: string, subtitle: readonly (string | undefined)[], description = ''): ReactElement =>
  createElement(
    View,
    { style: style.entry },
    createElement(
      View,
      { wrap: false },
      renderText(title, style.title),
      renderText(subtitle.join(' · '), style.subtitle),
    ),
    ...description.split('\n').map((line) => (line.startsWith('- ') ? renderItem(line.slice(2)) : renderText(line))),
  );

const renderItem = (content: string): ReactElement =>
  createElement(View, { style: style.item }, renderText('•', style.bullet), renderText(content, style.itemText));

const formatMonths = (start = '', end: string | null): string =>
  `${start.slice(0, 7)} – ${end?.slice(0, 7) ?? 'Present'}`;

const renderFooter = (name: string): ReactElement =>
  createElement(Text, {
    style: style.footer,
    fixed: true,
    render: ({ pageNumber, totalPages }) =>
      pageNumber > 1 ? `${name} · ${String(pageNumber)} / ${String(totalPages)}` : '',
  });
