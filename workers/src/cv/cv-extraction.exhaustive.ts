import type { Profile } from '@trackrecord/contracts';
import { normalizeForComparison, extractPdfText } from '../testing/extract-pdf-text.js';
import { createTestPrinter } from '../testing/test-printer.js';
import { createSampleProfiles } from '../testing/sample-profiles.js';
import { renderPdf } from './render-cv.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const printer = createTestPrinter();
afterAll(() => printer.close());

const shortenUrl = (url: string | undefined) => url?.replace('https://', '').replace('www.', '');
const splitLines = (text = '') => text.split('\n').map((line) => line.replace(/^- /, ''));

/** Returns the fields of a CV in order. */
function listFields({ userType, personalInfo, educations, experiences, projects, skills, preferences }: Profile) {
  const education = educations.flatMap(({ courseType, courseName, institution, startDate, achievements }) => [
    courseType,
    courseName,
    institution,
    startDate?.slice(0, 4),
    achievements,
  ]);
  const experience = experiences.flatMap((item) => [
    item.title,
    item.company,
    item.location,
    `Mar ${item.startDate?.slice(0, 4) ?? ''}`,
    ...splitLines(item.description),
    ...Object.values(item.skills ?? {}).flat(),
  ]);
  const project = projects.flatMap((item) => [
    item.title,
    item.category,
    `May ${item.startDate?.slice(0, 4) ?? ''} – Present`,
    ...splitLines(item.description),
    shortenUrl(item.projectUrl),
    `Repository: ${shortenUrl(item.links[0]?.url) ?? ''}`,
    ...Object.values(item.skills ?? {}).flat(),
  ]);
  const languages = (preferences?.languages ?? []).flatMap(({ language, proficiency }) => [language, proficiency]);
  const info = personalInfo;
  const header = [`${info?.firstName ?? ''} ${info?.lastName ?? ''}`, info?.headline];
  const contact = [
    info?.location,
    info?.phone,
    info?.email,
    shortenUrl(info?.linkedInUrl),
    shortenUrl(info?.portfolioUrl),
  ];
  const sections = {
    professional: [experience, project, skills, education, languages],
    graduate: [education, experience, project, skills, languages],
    student: [education, project, skills, experience, languages],
  }[userType ?? 'professional'];
  return [...header, ...contact, ...sections.flat()].filter(
    (field): field is string => field !== undefined && field !== '',
  );
}

/** Removes spaces of line breaks after hyphens and slashes. */
const joinBrokenLines = (text: string): string => normalizeForComparison(text).replaceAll(/(?<=[-–־/])\s/g, '');

/** Returns the first field that does not follow the previous one. */
function findFirstMissing(text: string, fields: readonly string[]): string | undefined {
  let at = 0;
  for (const field of fields) {
    const index = text.indexOf(joinBrokenLines(field), at);
    if (index === -1) return `${field} (after: ${text.slice(Math.max(0, at - 20), at + 160)})`;
    at = index + 1;
  }
  return undefined;
}

it.each(
  createSampleProfiles().map((profile) => [
    `${listFields(profile)[0] ?? ''}, ${String(profile.projects.length)} entries`,
    profile,
  ]),
)('extracts every field of %s in order with all extractors', async (_title, profile) => {
  const { firstName = '', lastName = '' } = profile.personalInfo ?? {};
  const texts = await extractPdfText(
    await renderPdf(profile, new Map(), printer.print, AbortSignal.timeout(WAIT_TIMEOUT_MS)),
  );
  const footer = new RegExp(`${normalizeForComparison(`${firstName} ${lastName}`)} · \\d+ / \\d+`, 'g');
  for (const [extractor, text] of Object.entries<string>({ ...texts })) {
    const normalizedText = joinBrokenLines(normalizeForComparison(text).replaceAll(footer, ' '));
    expect([extractor, findFirstMissing(normalizedText, listFields(profile))]).toEqual([extractor, undefined]);
  }
});

it('has no soft hyphens, zero-width spaces or characters of the private use area in its text', async () => {
  const [profile] = createSampleProfiles();
  if (profile === undefined) throw new Error('There is no sample profile.');
  const description = '\uF0B7\tLed the soft\u00ADware team\no\tBuilt\u200B racks \uF0E0 sold\n\uE123\nLeft\uFEFF.';
  const experiences = profile.experiences.slice(0, 1).map((item) => ({ ...item, description }));
  const pasted = { ...profile, experiences };
  const texts = await extractPdfText(
    await renderPdf(pasted, new Map(), printer.print, AbortSignal.timeout(WAIT_TIMEOUT_MS)),
  );
  for (const text of Object.values<string>({ ...texts })) {
    expect(text).not.toMatch(/[\u00AD\u200B\uFEFF\p{Co}]/u);
    expect(text.replace(/\s+/g, ' ')).toContain('Led the software team');
    expect(text.replace(/\s+/g, ' ')).toContain('Built racks → sold');
  }
});
