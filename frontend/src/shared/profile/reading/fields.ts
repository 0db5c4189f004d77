import { distinctBy } from '@trackrecord/contracts/distinct';
import { isRecord } from '../../api/is-record';
import { textOf } from '../../api/read-answer';

/** The fields of an answer that may be no object at all. */
export const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> => (isRecord(sent) ? sent : {});

/** The texts of a list that may be none. */
export const textsOf = (sent: unknown): string[] =>
  Array.isArray(sent) ? sent.filter((one): one is string => typeof one === 'string') : [];

/** A whole number from 0 on; undefined where it is none. */
export const wholeOf = (sent: unknown): number | undefined =>
  typeof sent === 'number' && Number.isSafeInteger(sent) && sent >= 0 ? sent : undefined;

/** The texts of a list that are not blank, each once in any spelling of upper and lower case. */
export const asDistinctStrings = (sent: unknown): string[] =>
  distinctBy(
    textsOf(sent).filter((text) => text.trim() !== ''),
    (text) => text.trim().toLowerCase(),
  );

/** Reads each thing of a list that may be none, without what cannot be read. */
export const listOf = <Read>(sent: unknown, read: (one: unknown, place: number) => Read | undefined): Read[] =>
  Array.isArray(sent) ? sent.map(read).filter((one) => one !== undefined) : [];

/** The first of some values that is a text with something in it. */
export const firstText = (...sent: readonly unknown[]): string | undefined =>
  sent.map(textOf).find((text) => text !== undefined && text.trim() !== '');

/** An object without the fields that hold nothing. */
export const omitUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T.+(Z|[+-]\d{2}:\d{2}))?$/;

/** A date as an ISO string, whatever way it was written; undefined where it is none. */
export function asIsoDate(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const time = Date.parse(sent);
  if (Number.isNaN(time)) return undefined;
  return ISO_DATE.test(sent) ? sent : new Date(time).toISOString();
}
