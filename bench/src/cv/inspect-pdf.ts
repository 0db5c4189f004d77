import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';

const run = promisify(execFile);
const TIMEOUT_MS = 30_000;

/** Pages and size of a PDF, and the texts of the profile that it lacks. */
export interface PdfInspection {
  readonly pages: number;
  readonly bytes: number;
  readonly missingTexts: readonly string[];
}

/** Inspects a PDF with poppler. A renderer must not be faster because it omits texts. */
export async function inspectPdf(pdf: Uint8Array, profile: Profile): Promise<PdfInspection> {
  const folder = await mkdtemp(join(tmpdir(), 'trackrecord-bench-cv-'));
  const file = join(folder, 'cv.pdf');
  try {
    await writeFile(file, pdf);
    const [text, info] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', file, '-'], { timeout: TIMEOUT_MS }),
      run('pdfinfo', [file], { timeout: TIMEOUT_MS }),
    ]);
    const found = normalize(text.stdout);
    return {
      pages: Number(/^Pages:\s*(\d+)/m.exec(info.stdout)?.[1]),
      bytes: pdf.length,
      missingTexts: profileTexts(profile).filter((one) => !found.includes(normalize(one))),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Ignores line breaks, and hyphens, which poppler drops at the end of lines. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]+/g, '');

/** Returns the texts that every CV shows verbatim; formats of dates and URLs differ. */
function profileTexts({
  personalInfo,
  experiences,
  projects,
  educations,
  skills,
  preferences,
}: Profile): readonly string[] {
  const { firstName = '', lastName = '', title, email, phone, location } = personalInfo ?? {};
  return [
    ...[`${firstName} ${lastName}`, title, email, phone, location],
    ...experiences.flatMap((one) => [one.title, one.company, one.location, ...splitLines(one.description)]),
    ...projects.flatMap((one) => [one.title, one.category, ...splitLines(one.description)]),
    ...educations.flatMap((one) => [one.institution, one.courseType, one.courseName]),
    ...skills,
    ...(preferences?.languages ?? []).flatMap(({ language, proficiency }) => [language, proficiency]),
  ].filter((text) => text !== undefined);
}

const splitLines = (description = ''): readonly string[] =>
  description.split('\n').map((line) => line.replace(/^- /, ''));
