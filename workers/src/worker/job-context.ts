import { jobContext, type JobContext } from '@trackrecord/contracts';

/** Reads the ids of the request or event that caused a job from the job's data; empty if they are invalid. */
export const readJobContext = (data: unknown): JobContext => jobContext.safeParse(data).data ?? {};

/** Returns the fields of a job's data that are logged. It contains no user ids. */
export const toLogFields = (data: unknown): Pick<JobContext, 'correlationId'> => {
  const { correlationId } = readJobContext(data);
  return correlationId === undefined ? {} : { correlationId };
};
