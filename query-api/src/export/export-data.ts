import { pipeline } from 'node:stream/promises';
import { ANSWER_DEADLINE, DATA_FILE_NAME, type DescribedFile } from '@trackrecord/contracts';
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
import { type HeldData, heldData, type HeldSources, requireKey } from './held-data.js';

/** How long sending may take (ms): a slow connection and an hour's recordings need more than any other answer. */
const SENDING = 10 * ANSWER_DEADLINE.export;

/**
 * GET /profile/{uid}/export: everything we hold about the person, one ZIP, made while it is sent (GDPR Articles 15 and
 * 20). What cannot be read is answered before anything is sent; after that a failure breaks the connection off, so that
 * nobody takes half of it for all of it. HEAD tells whether there is an account, and reads nothing of it.
 */
export function exportData(sources: HeldSources, logger: Logger): RequestHandler {
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
      const reading = heldData(request, identity, sources, over.signal);
      const data = await withDeadline(
        reading,
        getRemainingTime(response, ANSWER_DEADLINE.export),
        'reading what is held',
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

/** Aborted once whoever asked hangs up, so that nothing goes on for nobody. */
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

/** It reads all there is, so one of a person is enough at a time. */
const alreadyBeingSent = (): HttpError =>
  new HttpError(429, 'export-running', 'Your data is already being downloaded. Please wait for it to finish.', {
    headers: { 'Retry-After': '5' },
  });

/**
 * Sends the ZIP, unless the person hangs up. @throws what kept anything from being read, or from being sent in time; the
 * connection is broken off then.
 */
async function send(data: HeldData, sources: HeldSources, response: Response, gone: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(SENDING)]);
  const zip = new DataZip(data.madeAt);
  const written = write(zip, data, sources, signal).catch((error: unknown) => {
    zip.fail();
    if (!gone.aborted) throw error;
  });
  const [writing] = await Promise.allSettled([written, pipeline(zip.output, response, { signal })]);
  if (writing.status === 'rejected') throw writing.reason;
}

async function write(zip: DataZip, data: HeldData, sources: HeldSources, signal: AbortSignal): Promise<void> {
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
