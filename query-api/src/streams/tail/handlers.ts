import type { RequestHandler } from 'express';
import { tailLog, type TailSources } from './tail-log.js';

/** Creates the handler that follows the log. */
export const createHandlers = (sources: TailSources & { readonly limitStaffReads: RequestHandler }) => ({
  tailLog: [sources.limitStaffReads, tailLog(sources)],
});
