import { z } from 'zod';
import { strictSchema } from './strict-schema.js';

it('says what a shape is in the strict form, leaving every limit to the check afterwards', () => {
  const shape = z.object({ name: z.string().min(1).max(9).describe('of it'), list: z.array(z.int()).max(3) });
  expect(strictSchema(shape)).toEqual({
    type: 'object',
    properties: { name: { type: 'string', description: 'of it' }, list: { type: 'array', items: { type: 'integer' } } },
    required: ['name', 'list'],
    additionalProperties: false,
  });
});

it('refuses a field that need not be there', () => {
  expect(() => strictSchema(z.object({ there: z.string(), not: z.string().optional() }))).toThrow(/not/);
});
