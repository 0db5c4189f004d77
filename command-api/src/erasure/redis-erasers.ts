import type { RedisUserData } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

/** How long to wait for active jobs to end (ms). Their key is destroyed by then, so they store nothing. */
const ACTIVE_JOB_TIMEOUT_MS = 25_000;

/** Erases the jobs of a user, and the rate limit counters. */
export const redisErasers = (traces: RedisUserData): readonly Eraser[] => [
  {
    part: 'queues',
    erase: (uid) => traces.eraseJobs(uid, ACTIVE_JOB_TIMEOUT_MS),
    holds: (uid) => traces.holdsJobs(uid),
  },
  { part: 'counters', erase: (uid) => traces.eraseCounters(uid), holds: (uid) => traces.holdsCounters(uid) },
];
