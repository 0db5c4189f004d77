import { pipeline } from 'node:stream/promises';
import { RESPONSE_TIMEOUTS_MS, DATA_FILE_NAME, type DescribedFile } from '@trackrecord/contracts';
import {
  HttpError,
  type Logger,
  requireOwnIdentity,
  getRequestId,
  getRemainingMs,
  withDeadline,
} from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import type { LeftOut } from './collections.js';
import { createDataFiles, createManifestFile, createReadmeFile } from './data-files.js';
import { DataZip } from './data-zip.js';
import type { PersonalDataSources } from './data-sources.js';
import { type PersonalData, readPersonalData, requireKey } from './personal-data.js';

/** The timeout of a download (ms), long enough for slow connections and an hour of recordings. */
const SEND_TIMEOUT_MS = 10 * RESPONSE_TIMEOUTS_MS.export;

/**
 * GET /profile/{uid}/export: all data of the user as a streamed ZIP (GDPR Articles 15 and 20). Errors before the first
 * byte get an error response; later ones abort the connection, so that an incomplete ZIP is not mistaken for a complete
 * one. HEAD only checks that the account exists.
 */
export function exportData(sources: PersonalDataSources, logger: Logger): RequestHandler {
  const exportingUids = new Set<string>();
  return async (request, response) => {
    const identity = requireOwnIdentity(request, response);
    const { uid } = identity;
    if (request.method === 'HEAD') {
      await requireKey(sources.keys, uid);
      response.writeHead(200, HEADERS).end();
      return;
    }
    if (exportingUids.has(uid)) throw exportRunningError();
    exportingUids.add(uid);
    const controller = abortOnClose(response);
    try {
      const pendingData = readPersonalData(request, identity, sources, controller.signal);
      const data = await withDeadline(
        pendingData,
        getRemainingMs(response, RESPONSE_TIMEOUTS_MS.export),
        'reading personal data',
      );
      response.writeHead(200, HEADERS);
      await send(data, sources, response, controller.signal);
    } catch (error) {
      if (response.headersSent) abortResponse(error, request, response, logger);
      else if (!controller.signal.aborted) throw error;
    } finally {
      controller.abort();
      exportingUids.delete(uid);
    }
  };
}

/** Returns a controller that aborts when the client disconnects. */
function abortOnClose(response: Response): AbortController {
  const controller = new AbortController();
  if (response.closed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller;
}

const HEADERS = {
  'Content-Type': 'application/zip',
  'Content-Disposition': `attachment; filename="${DATA_FILE_NAME}"`,
  'Cache-Control': 'no-store',
};

/** Limits downloads to one at a time per user, because each reads all data. */
const exportRunningError = (): HttpError =>
  new HttpError(429, 'export-running', 'Your data is already being downloaded. Please wait for it to finish.', {
    headers: { 'Retry-After': '5' },
  });

/** Sends the ZIP, unless the client disconnects. @throws read errors and the timeout, after aborting the connection. */
async function send(
  data: PersonalData,
  sources: PersonalDataSources,
  response: Response,
  disconnectSignal: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([disconnectSignal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
  const zip = new DataZip(data.createdAt);
  const writing = write(zip, data, sources, signal).catch((error: unknown) => {
    zip.abort();
    if (!disconnectSignal.aborted) throw error;
  });
  const [writeResult] = await Promise.allSettled([writing, pipeline(zip.output, response, { signal })]);
  if (writeResult.status === 'rejected') throw writeResult.reason;
}

async function write(
  zip: DataZip,
  data: PersonalData,
  sources: PersonalDataSources,
  signal: AbortSignal,
): Promise<void> {
  const files: DescribedFile[] = [];
  const unreadable: LeftOut[] = [];
  for await (const file of createDataFiles(data, sources, unreadable)) files.push(await zip.add(file, signal));
  files.push(await zip.add(createReadmeFile(data, files, unreadable), signal));
  await zip.add(createManifestFile(data, files, unreadable), signal);
  zip.end();
}

function abortResponse(error: unknown, request: Request, response: Response, logger: Logger): void {
  response.destroy();
  logger.error({ err: error, requestId: getRequestId(request) }, 'export aborted');
}
