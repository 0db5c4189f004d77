import { route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ErasureContext } from './erase-user.js';
import { finishErasures } from './finish-erasures.js';

/** How long the job may take, and after which time it starts no further erasure (ms). */
const DEADLINE_MS = 55_000;
const STOP_AFTER_MS = 25_000;

/** POST /internal/erasures/finish: finishes abandoned erasures. Called repeatedly by the queue `erasure`. */
export const resumeErasures = (parts: ErasureContext): RequestHandler =>
  route(
    async () => ({ status: 200, body: await finishErasures(parts, AbortSignal.timeout(STOP_AFTER_MS)) }),
    DEADLINE_MS,
  );
