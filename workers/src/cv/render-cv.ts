import {
  type Cv,
  CV_UNAVAILABLE,
  CV_VERSION,
  type Profile,
  type ProfileEvent,
  relayedJob,
} from '@trackrecord/contracts';
import { toProfile, type ProfileState, resumeOf } from '@trackrecord/domain';
import type { DerivedDocuments, Logger, PastStates } from '@trackrecord/platform';
import { unlessErased } from '../worker/unless-erased.js';
import { BackgroundWorkFailed } from '../worker/work-failed.js';
import { NoBrowser } from './browser/browser-program.js';
import { type Print, PrintNotNeeded } from './browser/printer.js';
import type { FetchedImages } from './images/fetch-images.js';
import { cvHtml, fullName, headline } from './template/cv-html.js';

/** What making CVs needs. */
export interface RenderParts {
  readonly profiles: Pick<PastStates<ProfileState, ProfileEvent>, 'newest' | 'newestRevision'>;
  readonly cvs: Pick<DerivedDocuments<Cv>, 'has' | 'keep'>;
  readonly print: Print;
  readonly fetchImages: (addresses: readonly string[], signal: AbortSignal) => Promise<FetchedImages>;
  readonly logger: Logger;
}

/** The longest profile there can be prints in a few seconds; what takes longer (ms) is given up and tried again. */
const DEADLINE = 25_000;
/** What a document of MongoDB holds with its base64 and its seal (bytes). */
const LARGEST = 10 * 1024 * 1024;

/**
 * Makes the CV of a profile as it is now, unless it is there, and keeps it (design.md section 6). Before onboarding is
 * completed there is none, and none of somebody who is gone. Unless somebody waits for it (`isRequested`), nothing is
 * printed of a profile that has changed since: that change leads to a job of its own.
 * @throws {BackgroundWorkFailed} where there is no browser to print it with.
 */
export async function renderCv(
  data: unknown,
  stopping: AbortSignal,
  parts: RenderParts,
  isRequested = false,
): Promise<void> {
  const { uid } = relayedJob.parse(data);
  // Not the revision of the job: a newer one may have been folded into it while it waited.
  const newest = await parts.profiles.newestRevision(uid);
  if (newest === undefined || (await parts.cvs.has(uid, newest))) return;
  const past = await parts.profiles.newest(uid).catch(unlessErased);
  if (!past?.state.onboardingCompleted) return;
  const profile = toProfile(uid, past.state, past.revision, past.at);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(DEADLINE)]);
  const isNewest = async () => (await parts.profiles.newestRevision(uid)) === past.revision;
  const print: Print = (html, until) => parts.print(html, until, isRequested ? undefined : isNewest);
  const pdf = await printed(profile, signal, { ...parts, print }).catch(unlessNotNeeded);
  if (!pdf) return;
  const value = { pdf: Buffer.from(pdf).toString('base64'), content: resumeOf(profile) };
  await parts.cvs.keep(uid, { revision: past.revision, value }).catch(unlessErased);
}

function unlessNotNeeded(error: unknown): undefined {
  if (!(error instanceof PrintNotNeeded)) throw error;
}

/** The finished PDF; without its pictures where it would be too large with them. */
async function printed(profile: Profile, signal: AbortSignal, parts: RenderParts): Promise<Uint8Array> {
  const addresses = profile.projects.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  const { images, faults } = await parts.fetchImages(addresses, signal);
  if (faults.length > 0) parts.logger.info({ faults }, 'images omitted from CV');
  const pdf = await cvPdf(profile, images, parts.print, signal);
  return pdf.length > LARGEST && images.size > 0 ? cvPdf(profile, new Map(), parts.print, signal) : pdf;
}

/** The CV of a profile with these pictures: equal content gives equal bytes, at whatever revision. @throws {BackgroundWorkFailed} */
export async function cvPdf(
  profile: Profile,
  images: FetchedImages['images'],
  print: Print,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const html = cvHtml(profile, images);
  const sheet = await print(html, signal).catch((error: unknown) => {
    throw error instanceof NoBrowser ? new BackgroundWorkFailed(CV_UNAVAILABLE) : error;
  });
  const name = fullName(profile);
  const work = headline(profile);
  const { finishPdf } = await import('./pdf/finish-pdf.js');
  return finishPdf(sheet, {
    title: `${name} – CV`,
    author: name,
    ...(work && { subject: work }),
    keywords: profile.skills,
    language: 'en',
    id: `${html}|${String(CV_VERSION)}`,
  });
}
