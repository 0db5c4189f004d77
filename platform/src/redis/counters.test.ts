import { PERSONAL_COUNTERS } from './counters.js';

it('excludes hashed and global counters from personal counters', () => {
  expect(PERSONAL_COUNTERS).toContain('ai-calls-of');
  for (const name of ['ai-calls', 'limit-person', 'limit-address']) expect(PERSONAL_COUNTERS).not.toContain(name);
});
