import { z } from 'zod';
import { decodeProfileEvent } from './decode.js';
import golden from './golden/v1.json' with { type: 'json' };
import { describeIssues } from './schema-paths.js';

/** Text that a user could have entered. */
const MARKER = 'Zanzibar marker';

const describeFailure = (schema: z.ZodType, value: unknown): string =>
  describeIssues(schema, schema.safeParse(value).error?.issues ?? []);

it('names codes and paths of the schema', () => {
  const schema = z.object({ items: z.array(z.object({ title: z.string().max(3).nullable() })).optional() });
  expect(describeFailure(schema, { items: [{ title: 'ok' }, { title: MARKER }] })).toBe('too_big at items.1.title');
  expect(describeFailure(schema, MARKER)).toBe('invalid_type at the root');
});

it.each<[string, z.ZodType, unknown]>([
  ['unrecognized keys', z.strictObject({}), { [MARKER]: 1 }],
  ['keys of a record', z.record(z.string(), z.number()), { [MARKER]: MARKER }],
  ['invalid keys of a record', z.partialRecord(z.enum(['a']), z.number()), { [MARKER]: 1 }],
  [
    'keys below a union',
    z.union([z.object({ a: z.record(z.string(), z.number()) }), z.null()]),
    { a: { [MARKER]: '' } },
  ],
  ['values', z.object({ a: z.literal('x') }), { a: MARKER }],
  ['messages', z.string().refine(() => false, { error: ({ input }) => String(input) }), MARKER],
  [
    'paths of a check',
    z.any().superRefine((_, context) => context.addIssue({ code: 'custom', path: [MARKER] })),
    MARKER,
  ],
])('contains no text of users: %s', (_, schema, value) => {
  const description = describeFailure(schema, value);
  expect(description).not.toBe('');
  expect(description).not.toContain('Zanzibar');
});

it('describes why an event is undecodable', () => {
  const added = golden.profile.find(({ type }) => type === 'ExperienceAdded');
  const data = JSON.parse(JSON.stringify(added?.data), (key, value: unknown) =>
    key === 'skills' ? { [MARKER]: [MARKER] } : value,
  ) as unknown;
  const decode = () => decodeProfileEvent('ExperienceAdded', data, 1);
  expect(decode).toThrow(/^ExperienceAdded does not fit its schema: \w+ at [\w.*]*skills[\w.*]*$/);
});
