import { jobsQuery, type JobsQuery } from '@trackrecord/contracts';
import { valid } from '@trackrecord/platform';
import type { Request } from 'express';

/** What a list of jobs is asked for. @throws {HttpError} 400 for a page, a limit or a bound that is none. */
export const jobsOfQuery = (request: Request): JobsQuery => valid(jobsQuery, request.query);

/** How many pages a list has; one that is empty has none. */
export const pagesOf = (total: number, limit: number): number => Math.ceil(total / limit);
