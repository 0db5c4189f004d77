import { runWithTimeout } from '../reading/run-with-timeout.js';
import { findPostingSkills } from './posting-skills.js';

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

const skills = findPostingSkills('Backend Engineer (Kafka)', posting);
const findSkill = (name: string) => skills.find((skill) => skill.name === name);

it('finds the skills of the title and lists with the line that names them', () => {
  expect(findSkill('PostgreSQL')?.quote).toBe('Five years of PostgreSQL and event streams');
  expect(findSkill('Docker')?.isExtra).toBe(false);
  expect(skills.some(({ quote }) => quote === 'Backend Engineer (Kafka)')).toBe(true);
});

it('marks nice-to-have skills unless they are required elsewhere', () => {
  expect(findSkill('Terraform')?.isExtra).toBe(true);
  expect(findSkill('Python')?.isExtra).toBe(true);
  expect(findSkill('Kubernetes')).toMatchObject({ isExtra: false, quote: 'Kubernetes in production' });
});

it('ignores offered benefits', () => {
  expect([findSkill('Figma'), findSkill('Excel'), findSkill('Microsoft Excel')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('truncates quotes at a word boundary', () => {
  const [skill] = findPostingSkills('', `PostgreSQL ${'and much more '.repeat(60)}`);
  expect(skill?.quote.length).toBeLessThanOrEqual(301);
  expect(skill?.quote).toMatch(/(and|much|more)…$/);
});

it('uses skills of the opening only if no list is complete', () => {
  expect(findSkill('Go')).toBeUndefined();
  const skillsOfShortList = findPostingSkills(
    'Engineer',
    'Kestrel builds booking services in Go for airlines.\n\nRequirements\n• Docker',
  );
  expect(skillsOfShortList).toEqual([
    { name: 'Go', isExtra: false, quote: 'Kestrel builds booking services in Go for airlines.' },
    { name: 'Docker', isExtra: false, quote: 'Docker' },
  ]);
});

describe('a list without bullets', () => {
  const skillsWithoutBullets = findPostingSkills(
    'Engineer',
    [
      ...['Requirements', 'Python', 'Docker', 'PostgreSQL', 'Nice to have', 'Terraform', 'Experience with Kubernetes'],
      ...['What we offer', 'Figma', 'Your first weeks', 'Kafka'],
    ].join('\n\n'),
  );

  it('does not treat a nice-to-have skill as a heading', () => {
    expect(skillsWithoutBullets.filter(({ isExtra }) => isExtra).map(({ name }) => name)).toEqual([
      'Terraform',
      'Kubernetes',
    ]);
  });

  it('ignores offers until the next heading', () => {
    expect(skillsWithoutBullets.filter(({ isExtra }) => !isExtra).map(({ name }) => name)).toEqual([
      ...['Python', 'Docker', 'PostgreSQL', 'Apache Kafka'],
    ]);
  });
});

describe('alternatives', () => {
  const findAlternativeNames = (line: string) => {
    const groups = new Map<number, string[]>();
    for (const { name, anyOf } of findPostingSkills('', line)) {
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
  ])('groups only the alternatives in "%s"', (line, groups) => {
    expect(findAlternativeNames(line).map((names) => names.toSorted())).toEqual(
      groups.map((names) => names.toSorted()),
    );
  });

  it('reads a very long line within five seconds', () => {
    const line = 'React or Vue, '.repeat(3_500);
    const skillsOfLongLine = runWithTimeout(5_000, () => findPostingSkills('', line));
    expect(skillsOfLongLine.map(({ name, anyOf }) => [name, anyOf])).toEqual([
      ['React', 100],
      ['Vue.js', 100],
    ]);
  });

  it('drops alternatives that are required elsewhere', () => {
    expect(findAlternativeNames('Kotlin or Java on the server\n• Java in depth')).toEqual([]);
  });
});
