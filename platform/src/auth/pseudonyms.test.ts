import { staffPseudonym } from '@trackrecord/contracts';
import { createPseudonyms } from './pseudonyms.js';

const key = Buffer.alloc(32, 1);

it('creates stable pseudonyms that differ by key, person and kind', () => {
  const { forStaff, forPerson } = createPseudonyms(key);
  expect(staffPseudonym.safeParse(forStaff('owen')).success).toBe(true);
  expect(forPerson('nadia')).toMatch(/^p-[\w-]{8}$/);
  expect(createPseudonyms(key).forStaff('owen')).toBe(forStaff('owen'));
  expect(forStaff('omar')).not.toBe(forStaff('owen'));
  expect(forPerson('omar')).not.toBe(forPerson('owen'));
  expect(createPseudonyms(Buffer.alloc(32, 2)).forStaff('owen')).not.toBe(forStaff('owen'));
});
