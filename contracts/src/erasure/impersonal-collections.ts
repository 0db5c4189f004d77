import { CAREER_EVENTS_COLLECTION } from '../career-events/career-event.js';
import { JOBS_COLLECTION } from '../jobs/stored-job.js';
import { ACCESS_SESSIONS_COLLECTION, APPROVALS_COLLECTION } from '../staff/stored-access.js';

/**
 * Collections without readable user ids, and what they contain. The erasers and the personal data download skip them.
 */
export const IMPERSONAL_COLLECTIONS: Readonly<Record<string, string>> = {
  [JOBS_COLLECTION]: 'postings of feeds',
  [CAREER_EVENTS_COLLECTION]: 'events of feeds',
  feed_states: 'result of the last fetch of each feed',
  feed_order: 'the enabled feeds',
  counters: 'change counters of feeds',
  change_counters: 'change counters of collections',
  projections: 'collection of each read model',
  view_checks: 'how far the checks of views are, with the beginning of an id',
  checkpoints: 'position of each reader of the event log',
  event_log: 'id of the event log of the read models',
  leases: 'processes that hold a lease',
  processes: 'what each process last reported of itself',
  operations: 'what operators did, with the uid of the staff member',
  [ACCESS_SESSIONS_COLLECTION]: 'access sessions of staff, with pseudonyms of people',
  [APPROVALS_COLLECTION]: 'what staff asked each other to approve, with pseudonyms of people',
};
