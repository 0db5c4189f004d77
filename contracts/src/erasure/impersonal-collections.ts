import { CAREER_EVENTS_COLLECTION } from '../career-events/career-event.js';
import { JOBS_COLLECTION } from '../jobs/stored-job.js';

/** Collections without personal data, and what they contain. The erasers and the personal data download skip them. */
export const IMPERSONAL_COLLECTIONS: Readonly<Record<string, string>> = {
  [JOBS_COLLECTION]: 'postings of feeds',
  [CAREER_EVENTS_COLLECTION]: 'events of feeds',
  feed_states: 'how the last fetch of each feed went',
  feed_order: 'which feeds are on',
  counters: 'change counters of feeds',
  change_counters: 'change counters of collections',
  projections: 'which collection serves a read model',
  checkpoints: 'how far each reader of the log has come',
  event_log: 'which event log the read models belong to',
  leases: 'which process does what only one may do',
};
