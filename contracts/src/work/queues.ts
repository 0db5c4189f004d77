// Without zod, because the supervisor and the client load it.

/** What is known of a queue. */
interface QueueFacts {
  /** Default concurrency: speech recognition is CPU-bound, most other work waits for I/O (CVs for images). */
  readonly concurrency: number;
  /** What does not happen while it is paused. Erasures cannot be paused. */
  readonly whilePaused: string;
}

/** The BullMQ queues. */
export const QUEUE_FACTS = {
  transcription: { concurrency: 2, whilePaused: 'No recording becomes text' },
  enhancement: { concurrency: 32, whilePaused: 'No description is enhanced' },
  skills: { concurrency: 32, whilePaused: 'No skills are detected or suggested' },
  roles: { concurrency: 32, whilePaused: 'No roles are recommended' },
  cv: { concurrency: 8, whilePaused: 'No CV or report is made' },
  matching: { concurrency: 2, whilePaused: 'No postings are ranked' },
  postings: { concurrency: 16, whilePaused: 'No posting is read from its address' },
  feeds: { concurrency: 1, whilePaused: 'No postings and career events are fetched' },
  erasure: { concurrency: 1, whilePaused: 'No account is erased' },
} as const satisfies Readonly<Record<string, QueueFacts>>;
export type QueueName = keyof typeof QUEUE_FACTS;
export const QUEUES = Object.keys(QUEUE_FACTS) as readonly QueueName[];
