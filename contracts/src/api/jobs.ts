import {
  allJobs,
  careerEvents,
  jobDetails,
  jobsQuery,
  recommendedJobs,
  recordVisitBody,
  visitRecorded,
} from '../http/jobs.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

export const jobEndpoints = {
  recommendJobs: endpoint({
    method: 'GET',
    path: '/api/jobs/user/{uid}',
    summary: 'Lists the jobs that match the profile, best first.',
    tag: 'jobs',
    access: 'owner',
    query: jobsQuery,
    headers: ['X-Min-Revision', 'X-Min-Applications-Revision'],
    responses: { 200: { description: 'A page of jobs.', schema: recommendedJobs } },
    hasSuccessField: true,
    failureMessage: MESSAGES.jobsNotFetched,
  }),

  listJobs: endpoint({
    method: 'GET',
    path: '/api/jobs/allJobs',
    summary: 'Lists all open jobs, newest first.',
    tag: 'jobs',
    access: 'signed-in',
    query: jobsQuery,
    headers: ['X-Min-Applications-Revision'],
    responses: { 200: { description: 'A page of jobs.', schema: allJobs } },
    hasSuccessField: true,
    failureMessage: MESSAGES.jobsNotFetched,
  }),

  recordJobVisit: endpoint({
    method: 'PUT',
    path: '/api/jobs/user/{uid}/visit',
    summary: 'Records that the user has seen the jobs. Later lists mark jobs that arrived after the last visit.',
    tag: 'jobs',
    access: 'owner',
    body: { schema: recordVisitBody },
    responses: { 200: { description: 'The visit.', schema: visitRecorded } },
    hasSuccessField: true,
    failureMessage: 'Your visit could not be recorded.',
  }),

  getJob: endpoint({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    summary: 'Reads a job and its match explanation.',
    tag: 'jobs',
    access: 'signed-in',
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The job.', schema: jobDetails } },
    errors: [404],
    hasSuccessField: true,
    failureMessage: MESSAGES.jobsNotFetched,
  }),

  listCareerEvents: endpoint({
    method: 'GET',
    path: '/api/events/all/{uid}',
    summary: 'Lists current and upcoming career events by end date, earliest first.',
    tag: 'events',
    access: 'owner',
    responses: { 200: { description: 'The events.', schema: careerEvents } },
    hasSuccessField: true,
    failureMessage: MESSAGES.eventsNotFetched,
  }),
};
