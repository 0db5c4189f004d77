import { z } from 'zod';
import {
  descriptionContext,
  engine,
  enhancement,
  recommendedRole,
  roleProfile,
  transcription,
} from '../ai/suggestions.js';
import { CV_UNAVAILABLE, RENDER_CV } from '../cv/cv.js';
import type { OnboardingEventType } from '../events/onboarding-events.js';
import { jobContext } from '../events/request-context.js';
import { ONBOARDING_STREAM_PREFIX, PROFILE_STREAM_PREFIX } from '../events/streams.js';
import { postingOnPage } from '../applications/posting-on-page.js';
import { reportPeriod } from '../applications/report-period.js';
import { MATCH_JOBS, matchExplanation } from '../jobs/match.js';
import { skillsByCategory } from '../profile/items.js';
import { line } from '../text.js';
import type { QueueName } from './queues.js';

/** The job that fetches a feed, with `{feed}` as its data. */
export const FETCH_FEED = { queue: 'feeds', name: 'fetch-feed' } as const;

/** The job that detects skills in the answers of a wizard step. */
export const NOTICE_SKILLS = { queue: 'skills', name: 'notice-skills' } as const;

/**
 * The jobs that the relay adds for events of a person: of one type or all, in streams with the prefix. `isPerStream`
 * jobs process the whole stream and are debounced. `title` names the job for staff.
 */
export const RELAYED_JOBS = [
  {
    ...NOTICE_SKILLS,
    prefix: ONBOARDING_STREAM_PREFIX,
    type: 'OnboardingStepCompleted' satisfies OnboardingEventType,
    title: 'Skill detection in a wizard step',
  },
  { ...RENDER_CV, prefix: PROFILE_STREAM_PREFIX, isPerStream: true, title: 'CV rendering' },
  { ...MATCH_JOBS, prefix: PROFILE_STREAM_PREFIX, isPerStream: true, title: 'Ranking of jobs' },
] as const;
export type RelayedJob = (typeof RELAYED_JOBS)[number];

const skills = z.array(line).max(500);
const withEngine = <T extends z.ZodType>(value: T) => z.object({ engine, value });

/**
 * Background work that a client requests and waits for, by job name: its queue, its input (stored encrypted outside the
 * queue, because a job holds ids only) and its result.
 */
export const REQUESTED_WORK = {
  transcribe: {
    queue: 'transcription',
    input: z.object({ uploadId: z.string(), context: descriptionContext }),
    result: withEngine(transcription),
  },
  enhance: {
    queue: 'enhancement',
    input: z.object({ description: z.string(), context: descriptionContext, title: line.optional() }),
    result: withEngine(enhancement),
  },
  'detect-skills': {
    queue: 'skills',
    input: z.object({ description: z.string() }),
    // Workers of earlier versions return no doubtful skills.
    result: withEngine(skillsByCategory).extend({ doubtfulSkills: skillsByCategory.optional() }),
  },
  'suggest-skills': { queue: 'skills', input: z.object({ skills }), result: withEngine(skills) },
  'recommend-roles': {
    queue: 'roles',
    input: z.object({ profile: roleProfile }),
    result: withEngine(z.array(recommendedRole)),
  },
  'enhance-roles': {
    queue: 'roles',
    input: z.object({ roles: z.array(z.object({ title: line })), skills }),
    result: withEngine(z.array(recommendedRole)),
  },
  /** The result is null if the posting or the profile no longer exists. */
  'explain-match': { queue: 'matching', input: z.object({ jobId: z.string() }), result: matchExplanation.nullable() },
  /**
   * The CV of a revision of a profile, for support: the PDF as base64. The result is null if the revision or the
   * account no longer exists.
   */
  'render-past-cv': {
    queue: RENDER_CV.queue,
    input: z.object({ revision: z.int().nonnegative() }),
    result: z.object({ pdf: z.base64() }).nullable(),
  },
  /**
   * A report of the applications that moved in a period: the PDF as base64. The result is null if the account is
   * erased.
   */
  'render-report': {
    queue: RENDER_CV.queue,
    input: reportPeriod,
    result: z.object({ pdf: z.base64() }).nullable(),
  },
  /** The posting at an address. */
  'read-posting': { queue: 'postings', input: z.object({ url: z.string() }), result: postingOnPage },
} as const satisfies Readonly<
  Record<string, { readonly queue: QueueName; readonly input: z.ZodType; readonly result: z.ZodType }>
>;

export type RequestedWork = keyof typeof REQUESTED_WORK;

/** Returns true if a job name belongs to requested work. */
export const isRequestedWork = (name: string): name is RequestedWork => Object.hasOwn(REQUESTED_WORK, name);

export type WorkInput<Kind extends RequestedWork> = z.infer<(typeof REQUESTED_WORK)[Kind]['input']>;
export type WorkResult<Kind extends RequestedWork> = z.infer<(typeof REQUESTED_WORK)[Kind]['result']>;

/** The data of a job that was requested by a client. */
export const requestedJob = z.strictObject({ uid: z.string(), workId: z.string(), ...jobContext.shape });

/** The data of a job that the relay created for an event: the position of the event. */
export const relayedJob = z.strictObject({
  uid: z.string(),
  stream: z.string(),
  revision: z.int().nonnegative(),
  ...jobContext.shape,
});

/**
 * Error codes of failed work, returned to the waiting client. They are codes because personal texts must never reach
 * the queue.
 */
export const workFailure = z.enum([
  'transcription-unavailable',
  'not-audio',
  'recording-too-long',
  'nothing-heard',
  'upload-gone',
  CV_UNAVAILABLE,
  'page-unreachable',
  'page-unreadable',
  'came-too-late',
  'took-too-long',
  'internal',
]);
export type WorkFailure = z.infer<typeof workFailure>;

/** Failures that may be temporary. The next identical request runs the work again. */
export const TRANSIENT_FAILURES: readonly WorkFailure[] = [
  'page-unreachable',
  'came-too-late',
  'took-too-long',
  'internal',
  CV_UNAVAILABLE,
];

/** Returns true if a failure may be temporary. */
export const isTransient = (failure: WorkFailure): boolean => TRANSIENT_FAILURES.includes(failure);
