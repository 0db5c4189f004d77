import { jobsQuery } from '../../http/jobs.js';
import type { RouteDefinitions } from '../route-definition.js';

const QUERY = {
  schema: jobsQuery,
  words: {
    page: 'The page number, counted from 1.',
    limit: 'Jobs per page: 1 to 50.',
    location: 'Only jobs whose location contains these words.',
    minSalary: 'Minimum salary in US dollars a year.',
    maxSalary: 'Maximum salary in US dollars a year.',
    search: 'Only jobs with these words in their title, company or description.',
    remote: 'Only jobs that are remote, or only those that are not.',
  },
} as const;

/** Jobs and career events. */
export const jobRoutes = {
  'GET /api/jobs/user/{uid}': {
    id: 'recommendJobs',
    summary: 'Lists the jobs that match the profile, best first.',
    tag: 'jobs',
    access: 'owner',
    query: QUERY,
    headers: ['X-Min-Revision'],
    answers: { 200: { description: 'A page of jobs.', schema: 'RecommendedJobs' } },
  },
  'GET /api/jobs/allJobs': {
    id: 'listJobs',
    summary: 'Lists all open jobs, newest first.',
    tag: 'jobs',
    access: 'signed-in',
    query: QUERY,
    answers: { 200: { description: 'A page of jobs.', schema: 'AllJobs' } },
  },
  'GET /api/jobs/{jobId}': {
    id: 'getJob',
    summary: 'Reads one job, and why it matches.',
    tag: 'jobs',
    access: 'signed-in',
    headers: ['X-Min-Revision'],
    answers: { 200: { description: 'The job.', schema: 'JobDetails' } },
    errors: [404],
  },
  'GET /api/events/all/{uid}': {
    id: 'listCareerEvents',
    summary: 'Lists the career events that are not over, those that end first first.',
    tag: 'events',
    access: 'owner',
    answers: { 200: { description: 'The events.', schema: 'CareerEvents' } },
  },
} as const satisfies RouteDefinitions;
