import { z } from 'zod';
import { toStrictSchema } from './strict-schema.js';

it('converts a zod object to a strict schema without limits', () => {
  const shape = z.object({ name: z.string().min(1).max(9).describe('of it'), list: z.array(z.int()).max(3) });
  expect(toStrictSchema(shape)).toEqual({
    type: 'object',
    properties: { name: { type: 'string', description: 'of it' }, list: { type: 'array', items: { type: 'integer' } } },
    required: ['name', 'list'],
    additionalProperties: false,
  });
});

it('rejects optional fields', () => {
  expect(() => toStrictSchema(z.object({ there: z.string(), not: z.string().optional() }))).toThrow(/not/);
});
