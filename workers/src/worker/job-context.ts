import { jobContext, type JobContext } from '@trackrecord/contracts';

/** Reads the ids in the data of a job that it takes over from its request or event; none if they are invalid. */
export const readJobContext = (data: unknown): JobContext => jobContext.safeParse(data).data ?? {};

/** Returns the part of a job's data that its log lines have. It contains no user ids. */
export const toLogFields = (data: unknown): Pick<JobContext, 'correlationId'> => {
  const { correlationId } = readJobContext(data);
  return correlationId === undefined ? {} : { correlationId };
};
