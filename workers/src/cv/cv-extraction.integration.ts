import type { Profile } from '@trackrecord/contracts';
import { comparable, extracted } from '../testing/extracted.js';
import { testPrinter } from '../testing/test-printer.js';
import { writtenProfiles } from '../testing/written-profiles.js';
import { cvPdf } from './render-cv.js';

const printer = testPrinter();
afterAll(() => printer.close());

const shortened = (url: string | undefined) => url?.replace('https://', '').replace('www.', '');
const lines = (text = '') => text.split('\n').map((line) => line.replace(/^- /, ''));

/** What a CV says, in its order. */
function fieldsOf({ userType, personalInfo, educations, experiences, projects, skills, preferences }: Profile) {
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
    ...lines(item.description),
    ...Object.values(item.skills ?? {}).flat(),
  ]);
  const project = projects.flatMap((item) => [
    item.title,
    item.category,
    `May ${item.startDate?.slice(0, 4) ?? ''} – Present`,
    ...lines(item.description),
    shortened(item.projectUrl),
    `Repository: ${shortened(item.links[0]?.url) ?? ''}`,
    ...Object.values(item.skills ?? {}).flat(),
  ]);
  const languages = (preferences?.languages ?? []).flatMap(({ language, proficiency }) => [language, proficiency]);
  const info = personalInfo;
  const head = [`${info?.firstName ?? ''} ${info?.lastName ?? ''}`, info?.headline];
  const reach = [info?.location, info?.phone, info?.email, shortened(info?.linkedInUrl), shortened(info?.portfolioUrl)];
  const sections = {
    professional: [experience, project, skills, education, languages],
    graduate: [education, experience, project, skills, languages],
    student: [education, project, skills, experience, languages],
  }[userType ?? 'professional'];
  return [...head, ...reach, ...sections.flat()].filter(
    (field): field is string => field !== undefined && field !== '',
  );
}

/** Lines break behind hyphens and slashes; nobody takes that for a blank. */
const unbroken = (text: string): string => comparable(text).replaceAll(/(?<=[-–־/])\s/g, '');

/** The first field that is not there behind the one before it. */
function missing(text: string, fields: readonly string[]): string | undefined {
  let at = 0;
  for (const field of fields) {
    const found = text.indexOf(unbroken(field), at);
    if (found === -1) return `${field} (after: ${text.slice(Math.max(0, at - 20), at + 160)})`;
    at = found + 1;
  }
  return undefined;
}

it.each(
  writtenProfiles().map((profile) => [
    `${fieldsOf(profile)[0] ?? ''}, ${String(profile.projects.length)} entries`,
    profile,
  ]),
)(
  'every field of %s is there, in order and unbroken, whoever takes the text out',
  async (_who, profile) => {
    const { firstName = '', lastName = '' } = profile.personalInfo ?? {};
    const texts = await extracted(await cvPdf(profile, new Map(), printer.print, AbortSignal.timeout(20_000)));
    const foot = new RegExp(`${comparable(`${firstName} ${lastName}`)} · \\d+ / \\d+`, 'g');
    for (const [who, text] of Object.entries<string>({ ...texts })) {
      const read = unbroken(comparable(text).replaceAll(foot, ' '));
      expect([who, missing(read, fieldsOf(profile))]).toEqual([who, undefined]);
    }
  },
  60_000,
);
