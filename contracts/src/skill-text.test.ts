import { skillsInput } from './profile/list-inputs.js';
import { normalizeSkill, splitSkills, splitSkillsOrWords, toListLine, toSkillKey } from './skill-text.js';

it.each([
  ['commas', 'Machine Learning, Spring Boot', ['Machine Learning', 'Spring Boot']],
  ['lines', 'Machine Learning\nSpring Boot\r\nGo', ['Machine Learning', 'Spring Boot', 'Go']],
  ['semicolons', 'Machine Learning; Spring Boot;', ['Machine Learning', 'Spring Boot']],
  ['tabs, as from a table', 'Machine Learning\tExpert\nGo\tBasic', ['Machine Learning', 'Expert', 'Go', 'Basic']],
  ['bullets', '• Machine Learning\n• Spring Boot', ['Machine Learning', 'Spring Boot']],
  ['bullets on one line', 'Go • Spring Boot · SQL', ['Go', 'Spring Boot', 'SQL']],
  ['bullets of Word', '\uF0B7\tMachine Learning\n\uF0A7 Go', ['Machine Learning', 'Go']],
  ['typed bullets', '- Go\n* Spring Boot\n– SQL\no Rust', ['Go', 'Spring Boot', 'SQL', 'Rust']],
  ['numbers', '1. Go\n2) Spring Boot\n10. SQL', ['Go', 'Spring Boot', 'SQL']],
  ['check marks', '✓ Go\n➢ Spring Boot', ['Go', 'Spring Boot']],
  ['bars', 'Go | Spring Boot | SQL', ['Go', 'Spring Boot', 'SQL']],
  ['Arabic commas', 'البرمجة، تحليل البيانات', ['البرمجة', 'تحليل البيانات']],
  ['Chinese commas', '机器学习、数据分析，写作', ['机器学习', '数据分析', '写作']],
  ['several marks', 'Go,, \n;\tSQL', ['Go', 'SQL']],
  ['commas in brackets', 'Office (Word, Excel), SQL', ['Office (Word, Excel)', 'SQL']],
  ['an open bracket', 'Office (Word, Excel', ['Office (Word', 'Excel']],
  ['one skill and a comma', 'Machine Learning,', ['Machine Learning']],
  ['one skill with a bullet', '• Machine Learning', ['Machine Learning']],
  ['slashes and signs, which are parts of names', 'CI/CD, C++, C#, .NET, R&D', ['CI/CD', 'C++', 'C#', '.NET', 'R&D']],
  ['hyphens within names', 'Pair-programming, Front - End', ['Pair-programming', 'Front - End']],
  ['double and no-break blanks', 'Machine  Learning,Spring\u00A0Boot', ['Machine Learning', 'Spring Boot']],
  ['nothing', ' \n, ; ', []],
])('splits a list at %s', (_name, text, skills) => {
  expect(splitSkills(text)).toEqual(skills);
  expect(splitSkillsOrWords(text)).toEqual(skills);
  expect(splitSkills(toListLine(text))).toEqual(skills);
});

it.each([
  ['Go Rust  SQL', ['Go', 'Rust', 'SQL']],
  [' Go\u00A0Rust ', ['Go', 'Rust']],
  ['Go', ['Go']],
  ['', []],
])('splits %j at blanks if the caller requests it', (text, words) => {
  expect(splitSkillsOrWords(text)).toEqual(words);
  expect(splitSkills(text)).toEqual(words.length === 0 ? [] : [words.join(' ')]);
  expect(toListLine(text)).toBe(text);
});

it.each([
  ['case', 'JavaScript', 'javascript'],
  ['decomposed letters', 'Café', 'Cafe\u0301'],
  ['decomposed syllables', '한국어', '한국어'.normalize('NFD')],
  ['no-break blanks', 'Machine Learning', 'Machine\u00A0Learning'],
  ['double blanks', 'Machine Learning', ' Machine  \t Learning '],
  ['thin blanks', 'Machine Learning', 'Machine\u2009Learning'],
])('compares skills without %s', (_name, left, right) => {
  expect(toSkillKey(left)).toBe(toSkillKey(right));
});

it.each([
  ['Café', 'Cafe'],
  ['C', 'C++'],
  ['Spring Boot', 'SpringBoot'],
  ['काम', 'कम'],
])('tells %s and %s apart', (left, right) => {
  expect(toSkillKey(left)).not.toBe(toSkillKey(right));
});

it('stores composed letters and single blanks', () => {
  expect(normalizeSkill(' Cafe\u0301\u00A0 Design ')).toBe('Café Design');
});

it('keeps one of several spellings of a skill in a request', () => {
  expect(skillsInput.parse(['Cafe\u0301', 'café', 'Machine\u00A0Learning', 'machine  learning', ' '])).toEqual([
    'Café',
    'Machine Learning',
  ]);
});
