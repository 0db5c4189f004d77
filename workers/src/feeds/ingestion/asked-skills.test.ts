import { inTime } from '../reading/in-time.js';
import { askedSkills } from './asked-skills.js';

const posting = `Kestrel builds booking services in Go for airlines.

What you bring
• Five years of PostgreSQL and event streams
• Kubernetes in production

Nice to have
• Terraform
• Kubernetes operators

What we offer
• A Figma seat and an Excel licence

Requirements
• Python, which is a plus in data work
• Docker`;

const asked = askedSkills('Backend Engineer (Kafka)', posting);
const named = (name: string) => asked.find((skill) => skill.name === name);

it('the skills of the title and the lists are found, each with the line that asks for it', () => {
  expect(named('PostgreSQL')?.quote).toBe('Five years of PostgreSQL and event streams');
  expect(named('Docker')?.isExtra).toBe(false);
  expect(asked.some(({ quote }) => quote === 'Backend Engineer (Kafka)')).toBe(true);
});

it('what is only wished for is marked, unless it is required elsewhere', () => {
  expect(named('Terraform')?.isExtra).toBe(true);
  expect(named('Python')?.isExtra).toBe(true);
  expect(named('Kubernetes')).toMatchObject({ isExtra: false, quote: 'Kubernetes in production' });
});

it('what is offered is not asked for', () => {
  expect([named('Figma'), named('Excel'), named('Microsoft Excel')]).toEqual([undefined, undefined, undefined]);
});

it('a quote is cut at a word', () => {
  const [skill] = askedSkills('', `PostgreSQL ${'and much more '.repeat(60)}`);
  expect(skill?.quote.length).toBeLessThanOrEqual(301);
  expect(skill?.quote).toMatch(/(and|much|more)…$/);
});

it('what the opening mentions is asked for only where no list says it all', () => {
  expect(named('Go')).toBeUndefined();
  const short = askedSkills(
    'Engineer',
    'Kestrel builds booking services in Go for airlines.\n\nRequirements\n• Docker',
  );
  expect(short).toEqual([
    { name: 'Go', isExtra: false, quote: 'Kestrel builds booking services in Go for airlines.' },
    { name: 'Docker', isExtra: false, quote: 'Docker' },
  ]);
});

describe('a list without bullets', () => {
  const asked = askedSkills(
    'Engineer',
    [
      ...['Requirements', 'Python', 'Docker', 'PostgreSQL', 'Nice to have', 'Terraform', 'Experience with Kubernetes'],
      ...['What we offer', 'Figma', 'Your first weeks', 'Kafka'],
    ].join('\n\n'),
  );

  it('what is wished for is no heading that ends the wishes', () => {
    expect(asked.filter(({ isExtra }) => isExtra).map(({ name }) => name)).toEqual(['Terraform', 'Kubernetes']);
  });

  it('what is offered is not asked for, and another heading ends the offers', () => {
    expect(asked.filter(({ isExtra }) => !isExtra).map(({ name }) => name)).toEqual([
      ...['Python', 'Docker', 'PostgreSQL', 'Apache Kafka'],
    ]);
  });
});

describe('alternatives', () => {
  const groupsOf = (line: string) => {
    const groups = new Map<number, string[]>();
    for (const { name, anyOf } of askedSkills('', line)) {
      if (anyOf !== undefined) groups.set(anyOf, [...(groups.get(anyOf) ?? []), name]);
    }
    return [...groups.values()];
  };

  it.each([
    ['Kotlin or Java on the server', [['Kotlin', 'Java']]],
    ['React, Angular or Svelte, with TypeScript', [['React', 'Angular', 'Svelte']]],
    ['MongoDB or PostgreSQL, and Docker', [['MongoDB', 'PostgreSQL']]],
    [
      'Kotlin or Java, Docker or Podman',
      [
        ['Kotlin', 'Java'],
        ['Docker', 'Podman'],
      ],
    ],
    ['Docker and Kubernetes in production', []],
    ['Go, PostgreSQL, Docker', []],
  ])('%s', (line, groups) => {
    expect(groupsOf(line).map((names) => names.toSorted())).toEqual(groups.map((names) => names.toSorted()));
  });

  it('a line without end is read in the time that its length takes', () => {
    const line = 'React or Vue, '.repeat(3_500);
    const asked = inTime(5_000, () => askedSkills('', line));
    expect(asked.map(({ name, anyOf }) => [name, anyOf])).toEqual([
      ['React', 100],
      ['Vue.js', 100],
    ]);
  });

  it('what is required alone elsewhere is no alternative', () => {
    expect(groupsOf('Kotlin or Java on the server\n• Java in depth')).toEqual([]);
  });
});
