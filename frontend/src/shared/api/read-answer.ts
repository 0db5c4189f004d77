import { MESSAGES } from '@trackrecord/contracts/messages';
import type { ApiError } from './api-error';

// Lists of jobs and events are read by hand: zod would double the first visit of their routes.

/** The failure of a request whose answer nobody can read (spec section 8, Jobs). */
export const invalidAnswer: ApiError = { status: 200, message: MESSAGES.answerNotReadable, details: [] };

/** A text of an answer; undefined where it is none. */
export const textOf = (sent: unknown): string | undefined => (typeof sent === 'string' ? sent : undefined);

/** A number of an answer; undefined where it is none. */
export const numberOf = (sent: unknown): number | undefined => (typeof sent === 'number' ? sent : undefined);

/** A point in time of an answer, as it was written; undefined where it is none. */
export const instantOf = (sent: unknown): string | undefined =>
  typeof sent === 'string' && !Number.isNaN(Date.parse(sent)) ? sent : undefined;

/** Whether all of these fields are texts. */
export const hasTexts = <Name extends string>(
  sent: Record<string, unknown>,
  names: readonly Name[],
): sent is Record<string, unknown> & Record<Name, string> => names.every((name) => typeof sent[name] === 'string');

/** Reads each thing of a list; undefined where it is no list, or where anything in it is none. */
export function readAll<Read>(sent: unknown, read: (one: unknown) => Read | undefined): readonly Read[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const all = sent.map((one: unknown) => read(one)).filter((one) => one !== undefined);
  return all.length === sent.length ? all : undefined;
}
