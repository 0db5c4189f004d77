import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';

const run = promisify(execFile);
/** Reading a PDF takes well under a second; longer than this (ms) and something is wrong. */
const DEADLINE = 30_000;

/** What a PDF holds: its pages, its size in bytes, and which texts of the profile are not to be found in it. */
export interface Inspected {
  readonly pages: number;
  readonly bytes: number;
  readonly leftOut: readonly string[];
}

/** Looks for every text of a profile that a CV shows, with poppler, so that nobody is faster by leaving out. */
export async function inspected(pdf: Uint8Array, profile: Profile): Promise<Inspected> {
  const folder = await mkdtemp(join(tmpdir(), 'trackrecord-bench-cv-'));
  const file = join(folder, 'cv.pdf');
  try {
    await writeFile(file, pdf);
    const [text, info] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', file, '-'], { timeout: DEADLINE }),
      run('pdfinfo', [file], { timeout: DEADLINE }),
    ]);
    const found = comparable(text.stdout);
    return {
      pages: Number(/^Pages:\s*(\d+)/m.exec(info.stdout)?.[1]),
      bytes: pdf.length,
      leftOut: textsOf(profile).filter((one) => !found.includes(comparable(one))),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lines break where they like, and poppler leaves out a hyphen at the end of one. */
const comparable = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]+/g, '');

/** The texts of a profile that every CV shows as they are; dates and addresses are written in many ways. */
function textsOf({ personalInfo, experiences, projects, educations, skills, preferences }: Profile): readonly string[] {
  const { firstName = '', lastName = '', title, email, phone, location } = personalInfo ?? {};
  return [
    ...[`${firstName} ${lastName}`, title, email, phone, location],
    ...experiences.flatMap((one) => [one.title, one.company, one.location, ...linesOf(one.description)]),
    ...projects.flatMap((one) => [one.title, one.category, ...linesOf(one.description)]),
    ...educations.flatMap((one) => [one.institution, one.courseType, one.courseName]),
    ...skills,
    ...(preferences?.languages ?? []).flatMap(({ language, proficiency }) => [language, proficiency]),
  ].filter((text) => text !== undefined);
}

const linesOf = (description = ''): readonly string[] => description.split('\n').map((line) => line.replace(/^- /, ''));
