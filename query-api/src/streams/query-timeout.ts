import { unavailableError } from '@trackrecord/platform';
import { MongoServerError } from 'mongodb';

/** How long MongoDB may take for one query. */
export const QUERY_TIMEOUT_MS = 3_000;

const TIME_LIMIT_EXCEEDED = 50;

/** Returns true if MongoDB stopped a query because it took too long. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === TIME_LIMIT_EXCEEDED;

/** Waits for a query. @throws {HttpError} 503 if it took too long. */
export async function withQueryTimeout<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (isQueryTimeout(error)) throw unavailableError('search-too-slow', 'The search took too long. Please try again.');
    throw error;
  }
}
