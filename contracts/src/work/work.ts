import { z } from 'zod';
import {
  descriptionContext,
  engine,
  enhancement,
  recommendedRole,
  roleProfile,
  transcription,
} from '../ai/suggestions.js';
import { matchExplanation } from '../jobs/match.js';
import { skillsByCategory } from '../profile/items.js';
import { line } from '../text.js';

/** The queues of work in the background (design.md section 6). */
export const QUEUES = [
  'transcription',
  'enhancement',
  'skills',
  'roles',
  'cv',
  'matching',
  'feeds',
  'erasure',
] as const;
export const queueName = z.enum(QUEUES);
export type QueueName = (typeof QUEUES)[number];

const skills = z.array(line).max(500);
const made = <T extends z.ZodType>(value: T) => z.object({ engine, value });

/**
 * What somebody may ask for and wait for, by the name of its jobs: the queue it goes to, what is asked (kept sealed
 * beside the queue, because a job holds ids only) and what comes of it.
 */
export const REQUESTED_WORK = {
  transcribe: {
    queue: 'transcription',
    input: z.object({ uploadId: z.string(), context: descriptionContext }),
    result: made(transcription),
  },
  enhance: {
    queue: 'enhancement',
    input: z.object({ description: z.string(), context: descriptionContext }),
    result: made(enhancement),
  },
  'detect-skills': { queue: 'skills', input: z.object({ description: z.string() }), result: made(skillsByCategory) },
  'suggest-skills': { queue: 'skills', input: z.object({ skills }), result: made(skills) },
  'recommend-roles': {
    queue: 'roles',
    input: z.object({ profile: roleProfile }),
    result: made(z.array(recommendedRole)),
  },
  'enhance-roles': {
    queue: 'roles',
    input: z.object({ roles: z.array(z.object({ title: line })), skills }),
    result: made(z.array(recommendedRole)),
  },
  /** Nothing comes of it where the job or the profile is gone. */
  'explain-match': { queue: 'matching', input: z.object({ jobId: z.string() }), result: matchExplanation.nullable() },
} as const satisfies Readonly<
  Record<string, { readonly queue: QueueName; readonly input: z.ZodType; readonly result: z.ZodType }>
>;

export type RequestedWork = keyof typeof REQUESTED_WORK;
export type WorkInput<Kind extends RequestedWork> = z.infer<(typeof REQUESTED_WORK)[Kind]['input']>;
export type WorkResult<Kind extends RequestedWork> = z.infer<(typeof REQUESTED_WORK)[Kind]['result']>;

/** The data of a job that somebody asked for. */
export const requestedJob = z.strictObject({ uid: z.string(), workId: z.string() });

/** The data of a job that the relay made of an event: where the event lies. */
export const relayedJob = z.strictObject({ uid: z.string(), stream: z.string(), revision: z.int().nonnegative() });

/**
 * Why a job failed for good, as it is told to whoever waits: codes, because texts of people must never reach the queue.
 */
export const workFailure = z.enum([
  'transcription-unavailable',
  'not-audio',
  'recording-too-long',
  'nothing-heard',
  'upload-gone',
  'came-too-late',
  'took-too-long',
  'internal',
]);
export type WorkFailure = z.infer<typeof workFailure>;

/** Failures that may not come again: whoever asks again for the same has it tried again. */
export const CHANCE_FAILURES: readonly WorkFailure[] = ['came-too-late', 'took-too-long', 'internal'];

/** Whether a failure is one of those. */
export const isTransient = (failure: WorkFailure): boolean => CHANCE_FAILURES.includes(failure);
