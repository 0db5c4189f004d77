import { pipeline } from 'node:stream/promises';
import { RESPONSE_TIMEOUTS_MS, DATA_FILE_NAME, type DescribedFile } from '@trackrecord/contracts';
import {
  HttpError,
  type Logger,
  requireOwnIdentity,
  getRequestId,
  getRemainingTime,
  withDeadline,
} from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import type { LeftOut } from './collections.js';
import { dataFiles, manifestFile, readmeFile } from './data-files.js';
import { DataZip } from './data-zip.js';
import type { PersonalDataSources } from './data-sources.js';
import { type PersonalData, readPersonalData, requireKey } from './personal-data.js';

/** The timeout of a download (ms), long enough for slow connections and an hour of recordings. */
const SEND_TIMEOUT_MS = 10 * RESPONSE_TIMEOUTS_MS.export;

/**
 * GET /profile/{uid}/export: all data of the user as a streamed ZIP (GDPR Articles 15 and 20). Errors before the first
 * byte get an error response; later ones abort the connection, so that an incomplete ZIP is not taken for complete.
 * HEAD only checks that the account exists.
 */
export function exportData(sources: PersonalDataSources, logger: Logger): RequestHandler {
  const beingSent = new Set<string>();
  return async (request, response) => {
    const identity = requireOwnIdentity(request, response);
    const { uid } = identity;
    if (request.method === 'HEAD') {
      await requireKey(sources.keys, uid);
      response.writeHead(200, HEADERS).end();
      return;
    }
    if (beingSent.has(uid)) throw alreadyBeingSent();
    beingSent.add(uid);
    const over = overWith(response);
    try {
      const reading = readPersonalData(request, identity, sources, over.signal);
      const data = await withDeadline(
        reading,
        getRemainingTime(response, RESPONSE_TIMEOUTS_MS.export),
        'reading personal data',
      );
      response.writeHead(200, HEADERS);
      await send(data, sources, response, over.signal);
    } catch (error) {
      if (response.headersSent) reportBroken(error, request, response, logger);
      else if (!over.signal.aborted) throw error;
    } finally {
      over.abort();
      beingSent.delete(uid);
    }
  };
}

/** Returns a signal that aborts when the client disconnects. */
function overWith(response: Response): AbortController {
  const over = new AbortController();
  if (response.closed) over.abort();
  else response.once('close', () => over.abort());
  return over;
}

const HEADERS = {
  'Content-Type': 'application/zip',
  'Content-Disposition': `attachment; filename="${DATA_FILE_NAME}"`,
  'Cache-Control': 'no-store',
};

/** One at a time per user, because it reads everything. */
const alreadyBeingSent = (): HttpError =>
  new HttpError(429, 'export-running', 'Your data is already being downloaded. Please wait for it to finish.', {
    headers: { 'Retry-After': '5' },
  });

/** Sends the ZIP, unless the client disconnects. @throws read errors and the timeout, after aborting the connection. */
async function send(
  data: PersonalData,
  sources: PersonalDataSources,
  response: Response,
  gone: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
  const zip = new DataZip(data.createdAt);
  const written = write(zip, data, sources, signal).catch((error: unknown) => {
    zip.fail();
    if (!gone.aborted) throw error;
  });
  const [writing] = await Promise.allSettled([written, pipeline(zip.output, response, { signal })]);
  if (writing.status === 'rejected') throw writing.reason;
}

async function write(
  zip: DataZip,
  data: PersonalData,
  sources: PersonalDataSources,
  signal: AbortSignal,
): Promise<void> {
  const files: DescribedFile[] = [];
  const unread: LeftOut[] = [];
  for await (const file of dataFiles(data, sources, unread)) files.push(await zip.add(file, signal));
  files.push(await zip.add(readmeFile(data, files, unread), signal));
  await zip.add(manifestFile(data, files, unread), signal);
  zip.end();
}

function reportBroken(error: unknown, request: Request, response: Response, logger: Logger): void {
  response.destroy();
  logger.error({ err: error, requestId: getRequestId(request) }, 'export aborted');
}
