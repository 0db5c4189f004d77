import {
  type Cv,
  CV_UNAVAILABLE,
  CV_VERSION,
  type Profile,
  type ProfileEvent,
  relayedJob,
} from '@trackrecord/contracts';
import { toProfile, type ProfileState, toJsonResume } from '@trackrecord/domain';
import type { DerivedDocuments, Logger, StateHistory } from '@trackrecord/platform';
import { ignoreErasedAccount } from '../worker/ignore-erased-account.js';
import { BackgroundWorkFailedError } from '../worker/work-failed-error.js';
import { BrowserNotFoundError } from './browser/browser-program.js';
import { type Print, PrintCancelledError } from './browser/printer.js';
import type { FetchedImages } from './images/fetch-images.js';
import { renderCvHtml, getFullName, getHeadline } from './template/cv-html.js';

export interface RenderDependencies {
  readonly profiles: Pick<StateHistory<ProfileState, ProfileEvent>, 'readLatest' | 'readLatestRevision'>;
  readonly cvs: Pick<DerivedDocuments<Cv>, 'has' | 'store'>;
  readonly print: Print;
  readonly fetchImages: (addresses: readonly string[], signal: AbortSignal) => Promise<FetchedImages>;
  readonly logger: Logger;
}

/** The largest profile prints in a few seconds; slower prints are aborted and retried. */
const TIMEOUT_MS = 25_000;
/** Fits into a MongoDB document with base64 encoding and encryption. */
const MAX_PDF_BYTES = 10 * 1024 * 1024;

/**
 * Renders and stores the CV of the current profile, unless it exists. Skips erased users and profiles before
 * onboarding. Unless the CV is requested by a user, skips profiles that changed meanwhile, because the change has a job
 * of its own.
 * @throws {BackgroundWorkFailedError} if no browser is installed.
 */
export async function renderCv(
  data: unknown,
  jobSignal: AbortSignal,
  deps: RenderDependencies,
  isRequested = false,
): Promise<void> {
  const { uid } = relayedJob.parse(data);
  // Not the revision in the data: the job may have been merged with the job of a newer revision.
  const newestRevision = await deps.profiles.readLatestRevision(uid);
  if (newestRevision === undefined || (await deps.cvs.has(uid, newestRevision))) return;
  const latestProfile = await deps.profiles.readLatest(uid).catch(ignoreErasedAccount);
  if (!latestProfile?.state.onboardingCompleted) return;
  const profile = toProfile(uid, latestProfile.state, latestProfile.revision, latestProfile.at);
  const signal = AbortSignal.any([jobSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  const isNewestRevision = async () => (await deps.profiles.readLatestRevision(uid)) === latestProfile.revision;
  const print: Print = (html, printSignal) => deps.print(html, printSignal, isRequested ? undefined : isNewestRevision);
  const pdf = await renderWithinLimit(profile, signal, { ...deps, print }).catch(ignoreCancelledPrint);
  if (!pdf) return;
  const value = { pdf: Buffer.from(pdf).toString('base64'), content: toJsonResume(profile) };
  await deps.cvs.store(uid, { revision: latestProfile.revision, value }).catch(ignoreErasedAccount);
}

function ignoreCancelledPrint(error: unknown): undefined {
  if (!(error instanceof PrintCancelledError)) throw error;
}

/** Renders the PDF; without images if it would be too large with them. @throws {BackgroundWorkFailedError} */
async function renderWithinLimit(
  profile: Profile,
  signal: AbortSignal,
  deps: Pick<RenderDependencies, 'print' | 'fetchImages' | 'logger'>,
): Promise<Uint8Array> {
  const addresses = profile.projects.flatMap(({ imageUrl }) => (imageUrl ? [imageUrl] : []));
  const { images, errors } = await deps.fetchImages(addresses, signal);
  if (errors.length > 0) deps.logger.info({ reasons: errors }, 'images omitted from CV');
  const pdf = await renderPdf(profile, images, deps.print, signal);
  return pdf.length > MAX_PDF_BYTES && images.size > 0 ? renderPdf(profile, new Map(), deps.print, signal) : pdf;
}

/** Renders the CV of a profile; equal content gives equal bytes at any revision. @throws {BackgroundWorkFailedError} */
export async function renderPdf(
  profile: Profile,
  images: FetchedImages['images'],
  print: Print,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const html = renderCvHtml(profile, images);
  const printedPdf = await print(html, signal).catch((error: unknown) => {
    throw error instanceof BrowserNotFoundError ? new BackgroundWorkFailedError(CV_UNAVAILABLE) : error;
  });
  const name = getFullName(profile);
  const subject = getHeadline(profile);
  const { finishPdf } = await import('./pdf/finish-pdf.js');
  return finishPdf(printedPdf, {
    title: `${name} – CV`,
    author: name,
    ...(subject && { subject }),
    keywords: profile.skills,
    language: 'en',
    id: `${html}|${String(CV_VERSION)}`,
  });
}
