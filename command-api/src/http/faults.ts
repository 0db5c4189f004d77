import { plainSentence } from '@trackrecord/contracts';
import type { Fault } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { z } from 'zod';

/** The faults of a value that a schema finds, in sentences for the user; none where it is right. */
export const faultsOf = (schema: z.ZodType, value: unknown): readonly Fault[] =>
  faultsIn(schema.safeParse(value, FOR_THE_USER).error);

export const FOR_THE_USER = { error: plainSentence };

export const faultsIn = (error: z.ZodError | undefined): readonly Fault[] =>
  error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? [];

/** 400 with the first fault as its sentence, and all of them as details (design.md section 4). */
export const notValid = (faults: readonly Fault[]): HttpError =>
  new HttpError(400, 'validation', faults[0]?.message ?? 'The request is not valid.', { details: faults });
