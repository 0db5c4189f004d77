import { z } from 'zod';
import { describeFields } from './describe-fields.js';
import { profileEventData } from './profile-events.js';

const toLines = (schema: z.ZodType): readonly string[] =>
  describeFields(schema).map(({ path, type, isRequired }) => `${path}${isRequired ? '' : '?'}: ${type}`);

it('lists the fields of a payload with their paths and types', () =>
  expect(toLines(profileEventData.ExperienceRevised)).toEqual([
    'id: uuid',
    'index: integer',
    'item: object',
    'item.id: uuid',
    'item.company: string',
    'item.title: string',
    'item.location?: string',
    'item.description?: string',
    'item.descriptionOrigin?: "dictated" | "suggested"',
    'item.startDate?: date | datetime | string',
    'item.endDate: date | datetime | string | null',
    'item.current?: boolean',
    'item.skills?: record of list of string',
  ]));

it('lists fields of entries of lists and records', () =>
  expect(
    toLines(
      z.object({ links: z.array(z.object({ url: z.string() })), by: z.record(z.string(), z.object({ n: z.int() })) }),
    ),
  ).toEqual(['links: list of object', 'links[].url: string', 'by: record of object', 'by.*.n: integer']));

it('requires a field of a union only if all options have it', () =>
  expect(
    toLines(
      z.object({
        change: z.union([
          z.object({ type: z.literal('Added'), item: z.string() }),
          z.object({ type: z.literal('Removed') }),
        ]),
      }),
    ),
  ).toEqual(['change: object', 'change.type: "Added" | "Removed"', 'change.item?: string']));

it('describes values that are transformed by what is stored', () =>
  expect(toLines(z.object({ n: z.string().transform(Number), m: z.preprocess(Number, z.number()) }))).toEqual([
    'n: string',
    'm: number',
  ]));

it('counts the values of long enumerations', () =>
  expect(toLines(z.object({ a: z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) }))).toEqual([
    'a: one of 9 values',
  ]));
