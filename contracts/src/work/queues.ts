// Without zod, because the supervisor loads it.

/** The BullMQ queues. */
export const QUEUES = [
  'transcription',
  'enhancement',
  'skills',
  'roles',
  'cv',
  'matching',
  'postings',
  'feeds',
  'erasure',
] as const;
export type QueueName = (typeof QUEUES)[number];
