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
  readonly pageCount: number;
  readonly sizeBytes: number;
  readonly missingTexts: readonly string[];
}

/** Inspects a PDF with poppler. A renderer must not be faster because it omits texts. */
export async function inspectPdf(pdf: Uint8Array, profile: Profile): Promise<PdfInspection> {
  const folder = await mkdtemp(join(tmpdir(), 'trackrecord-bench-cv-'));
  const file = join(folder, 'cv.pdf');
  try {
    await writeFile(file, pdf);
    const [pdftotext, pdfinfo] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', file, '-'], { timeout: TIMEOUT_MS }),
      run('pdfinfo', [file], { timeout: TIMEOUT_MS }),
    ]);
    const pdfText = normalize(pdftotext.stdout);
    return {
      pageCount: Number(/^Pages:\s*(\d+)/m.exec(pdfinfo.stdout)?.[1]),
      sizeBytes: pdf.length,
      missingTexts: getProfileTexts(profile).filter((text) => !pdfText.includes(normalize(text))),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Ignores line breaks, and hyphens, which poppler drops at the end of lines. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(/[\s-]+/g, '');

/** Returns the texts that every CV shows verbatim, without dates and URLs, whose formats differ. */
function getProfileTexts({
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
    ...experiences.flatMap((experience) => [
      experience.title,
      experience.company,
      experience.location,
      ...splitLines(experience.description),
    ]),
    ...projects.flatMap((project) => [project.title, project.category, ...splitLines(project.description)]),
    ...educations.flatMap((education) => [education.institution, education.courseType, education.courseName]),
    ...skills,
    ...(preferences?.languages ?? []).flatMap(({ language, proficiency }) => [language, proficiency]),
  ].filter((text) => text !== undefined);
}

const splitLines = (description = ''): readonly string[] =>
  description.split('\n').map((line) => line.replace(/^- /, ''));
