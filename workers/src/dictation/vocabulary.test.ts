import type { Profile } from '@trackrecord/contracts';
import { createProfile } from '../matching/testing/create-profile.js';
import { getVocabulary } from './vocabulary.js';

const experience: Profile['experiences'][number] = {
  id: '5f0c9a52-2d3b-4c8e-9a53-0d4c1f9b7e11',
  title: 'Engineer',
  company: 'Kestrel',
  current: true,
  endDate: null,
  description: 'Wrote parsers.',
  skills: { technical: ['Go', 'Kafka'], tools: ['Jira'] },
};

it('returns the skills of a profile and of its entries, each once', () => {
  const profile = createProfile({ skills: ['PostgreSQL', 'Go'], experiences: [experience] });
  expect(getVocabulary(profile)).toEqual(['PostgreSQL', 'Go', 'Kafka', 'Jira']);
});
