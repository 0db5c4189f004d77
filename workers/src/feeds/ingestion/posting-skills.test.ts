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

const getNames = (title: string, text: string): readonly string[] =>
  findPostingSkills(title, text).map(({ name }) => name);

describe('what is not asked for', () => {
  it.each([
    [
      'Backend Developer',
      'We are an equal opportunity employer and value diversity and inclusion.',
      'Diversity and Inclusion',
    ],
    [
      'Backend Developer',
      'All applicants are considered regardless of age, religion or mental health.',
      'Mental Health Support',
    ],
    ['Backend Developer', 'Our recruitment team reads every application.', 'Recruitment'],
    ['Android Engineer', 'Job descriptions change, recruitment is remote. You bring Kotlin.', 'Recruitment'],
    ['Backend Developer', 'We offer childcare, mentoring and training courses.', 'Mentoring'],
    ['Backend Developer', 'Benefits: learning budget, child-care support, free lunch.', 'Childcare'],
    ['Backend Developer', 'Sharing knowledge, collaboration and communication are our core values.', 'Communication'],
    ['Backend Developer', 'Kestrel is a leading provider of e-commerce software.', 'E-commerce'],
    ['Backend Developer', 'We grow through marketing and sales.', 'Marketing'],
    ['Backend Developer', "What's in it for you\nMentoring and public speaking lessons", 'Mentoring'],
    ['Backend Developer', 'Company description:\nTeamwork and creativity', 'Creativity'],
    ['Backend Developer', 'You join our Data Engineering team.', 'Data Engineering'],
    ['Backend Developer', 'No experience with Java is needed.', 'Java'],
  ])('in a posting for %p, %p names no %p', (title, text, name) => {
    expect(getNames(title, text)).not.toContain(name);
  });

  it.each([
    ['Recruiter', 'You own our recruitment.', 'Recruitment'],
    ['HR Manager', 'Responsible for diversity and inclusion.', 'Diversity and Inclusion'],
    ['Nursery Nurse', 'Experience in childcare.', 'Childcare'],
    ['Backend Developer', 'Your communication is clear.', 'Communication'],
    ['Backend Developer', 'We look for a person with experience in e-commerce.', 'E-commerce'],
    ['Backend Developer', 'Requirements\nTeamwork', 'Teamwork'],
    ['Backend Developer', 'Manage e-commerce projects', 'E-commerce'],
    ['Backend Developer', 'docker agile selenium jenkins', 'Agile'],
    ['Backend Developer', 'Our stack is Docker and PostgreSQL.', 'Docker'],
    ['Backend Developer', 'You want to learn Terraform with us.', 'Terraform'],
    ['Backend Developer', 'Our developers use Kotlin.', 'Kotlin'],
  ])('in a posting for %p, %p asks for %p', (title, text, name) => {
    expect(getNames(title, text)).toContain(name);
  });

  it('drops only the sentence about the employer of a long paragraph', () => {
    const paragraph =
      'You will build the booking service in Go and run it on Kubernetes with a team of five engineers. ' +
      'We offer a Figma seat, childcare and mentoring for everybody who wants it. Your background is in Java.';
    expect(getNames('Engineer', paragraph)).toEqual(['Go', 'Kubernetes', 'Java']);
    expect(findPostingSkills('Engineer', paragraph).at(-1)?.quote).toBe('Your background is in Java.');
  });
});
