import { route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ErasureParts } from './erase-person.js';
import { finishErasures } from './finish-erasures.js';

/** As long as the attempt of a job may take (ms), and when no further one is begun. */
const DEADLINE = 55_000;
const NO_MORE_AFTER = 25_000;

/** POST /internal/erasures/finish: goes on with what was cut off; the queue `erasure` asks for it again and again. */
export const resumeErasures = (parts: ErasureParts): RequestHandler =>
  route(async () => ({ status: 200, body: await finishErasures(parts, AbortSignal.timeout(NO_MORE_AFTER)) }), DEADLINE);
