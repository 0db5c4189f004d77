import { profileQuery } from '../http/history.js';
import { onboardingProgress } from '../onboarding/progress.js';
import { profile } from '../profile/profile.js';
import { beforeQuery, accessLog, sessionList, sessionLog } from '../staff/access-log.js';
import { diffQuery, pastRevisionQuery, personActivity, profileDiff } from '../support/past-states.js';
import { personCard } from '../support/person-card.js';
import { timeline, timelineQuery } from '../support/timeline.js';
import { endpoint } from './endpoint.js';

/** What reads of support have in common. */
export const supportRead = { method: 'GET', tag: 'support', access: 'staff', roles: ['support'] } as const;

/** Reads the content of a person: only in an access session, and recorded before it is read. */
export const contentRead = { ...supportRead, accessSession: 'required', headers: ['X-Access-Session'] } as const;

/** What support and auditors read. */
export const supportReadEndpoints = {
  getPerson: endpoint({
    ...supportRead,
    path: '/api/support/people/{uid}',
    summary: 'Reads the technical card of a person, without content. Recorded once in 10 minutes.',
    responses: { 200: { description: 'The card.', schema: personCard } },
    errors: [404],
  }),

  getTimeline: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/timeline',
    summary: 'Lists what happened to a person, newest first: changes, failures, jobs, CVs and accesses.',
    query: timelineQuery,
    responses: { 200: { description: 'A page of the timeline.', schema: timeline } },
    errors: [410],
  }),

  getPersonProfile: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/profile',
    summary: 'Reads the profile of a person, either the current one or a past revision.',
    query: profileQuery,
    responses: { 200: { description: 'The profile.', schema: profile, headers: { ETag: 'always' } } },
    errors: [404, 410],
  }),

  getProfileDiff: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/diff',
    summary: 'Compares two revisions of the profile of a person.',
    query: diffQuery,
    responses: { 200: { description: 'The sections that differ.', schema: profileDiff } },
    errors: [404, 410],
  }),

  getPersonOnboarding: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/onboarding',
    summary: 'Reads the progress of a person in the onboarding wizard, either the current or a past one.',
    query: pastRevisionQuery,
    responses: { 200: { description: 'The progress.', schema: onboardingProgress } },
    errors: [404, 410],
  }),

  getPersonActivity: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/activity',
    summary: 'Lists refused and failed requests and outcomes of jobs of a person, newest first.',
    query: beforeQuery,
    responses: { 200: { description: 'A page of entries.', schema: personActivity } },
    errors: [410],
  }),

  getPersonBundle: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/bundle',
    summary: 'Returns numbers, versions, times and codes for a ticket, without content.',
    responses: { 200: { description: 'The bundle.', contentTypes: ['text/markdown'] } },
    errors: [410],
  }),

  getPersonAccesses: endpoint({
    ...supportRead,
    path: '/api/support/people/{uid}/accesses',
    summary: 'Lists accesses to a person, newest first: auditors see all, support sees their own.',
    roles: ['support', 'auditor'],
    query: beforeQuery,
    responses: { 200: { description: 'A page of the access log.', schema: accessLog } },
    errors: [404],
  }),

  listSessions: endpoint({
    ...supportRead,
    path: '/api/support/accesses',
    summary: 'Lists the access sessions of all people, newest first.',
    roles: ['auditor'],
    query: beforeQuery,
    responses: { 200: { description: 'A page of sessions.', schema: sessionList } },
  }),

  getSessionLog: endpoint({
    ...supportRead,
    path: '/api/support/accesses/{id}',
    summary: 'Reads the log of one access session to anyone: why it was opened, and everything that was read.',
    roles: ['auditor'],
    responses: { 200: { description: 'The log of the session.', schema: sessionLog } },
    errors: [404],
  }),
};
