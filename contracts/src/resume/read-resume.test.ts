import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import fc from 'fast-check';
import { isSmallEnough, readResume } from './read-resume.js';
import { readableResume } from './readable-resume.js';

const getLeftOutPaths = (file: Readonly<Record<string, unknown>>) => readResume(file).leftOut.map(({ path }) => path);

it('reads the official sample completely', () => {
  expect(readResume(sample).leftOut).toEqual([]);
  const { resume } = readResume(sample);
  expect(resume.work).toMatchObject([{ name: 'Pied Piper', startDate: '2013-12-01' }]);
  expect(resume.basics?.profiles).toHaveLength(2);
});

it('drops and reports invalid parts, and keeps the paths of the others', () => {
  const { resume, leftOut } = readResume({
    basics: { name: 7, email: 'nobody', url: 'my site', phone: '1', location: [] },
    work: ['a job', { name: 'Acme', startDate: 'long ago', colour: 'red', highlights: ['a', 2, 'c'] }],
    education: 'none',
    skills: [{ name: 'x'.repeat(201), keywords: ['Go', null] }],
    hobbies: [],
  });
  expect(resume).toEqual({
    basics: { phone: '1' },
    work: [{}, { name: 'Acme', highlights: ['a', 'c'] }],
    skills: [{ keywords: ['Go'] }],
  });
  expect(leftOut).toEqual(
    expect.arrayContaining([
      { path: 'basics.name', message: 'Name must be text' },
      { path: 'basics.email', message: 'Please enter a valid email address' },
      { path: 'basics.url', message: 'Please enter a valid URL (include http:// or https://).' },
      { path: 'basics.location', message: 'Location must be a group of fields' },
      { path: 'work.0', message: 'Work must be a group of fields' },
      { path: 'work.1.startDate', message: 'Start date is not valid' },
      { path: 'work.1.colour', message: 'Not supported: “colour”.' },
      { path: 'work.1.highlights.1', message: 'Highlights must be text' },
      { path: 'education', message: 'Education must be a list' },
      { path: 'skills.0.name', message: 'Please use at most 200 characters.' },
      { path: 'skills.0.keywords.1', message: 'Keywords must be text' },
      { path: 'hobbies', message: 'Not supported: “hobbies”.' },
    ]),
  );
  expect(leftOut).toHaveLength(12);
});

it('drops a whole list if it is too long', () => {
  const keywords = [1, ...Array.from({ length: 801 }, (_, n) => `Skill ${String(n)}`)];
  const { resume, leftOut } = readResume({ projects: [{ name: 'Loom', keywords }] });
  expect(resume.projects).toEqual([{ name: 'Loom' }]);
  expect(leftOut).toEqual([{ path: 'projects.0.keywords', message: 'Please keep at most 800 skills.' }]);
});

it('ignores empty and null values without reporting them', () => {
  expect(readResume({ basics: { name: ' ', email: null }, work: [{ name: '', endDate: '' }], awards: null })).toEqual({
    resume: { basics: {}, work: [{}] },
    leftOut: [],
  });
});

it.each([
  ['2014', '2014'],
  ['2014-06', '2014-06'],
  [' 2014-06-30T10:00:00Z ', '2014-06-30'],
  ['Present', 'present'],
  ['2014-13', undefined],
  ['June 2014', '2014-06'],
  [2014, '2014'],
  [201_406, undefined],
  ['1 June', undefined],
])('reads the end date %j as %j', (endDate, expected) => {
  expect(readResume({ work: [{ endDate }] }).resume.work).toEqual([
    expected === undefined ? {} : { endDate: expected },
  ]);
  expect(getLeftOutPaths({ work: [{ endDate }] })).toEqual(expected === undefined ? ['work.0.endDate'] : []);
});

it('reads a resume of the form before 1.0', () => {
  const { resume, leftOut } = readResume({
    basics: { name: 'Ada', website: 'ada.example', picture: 'a.png', location: { country: 'UK' } },
    work: [{ company: 'Acme', position: 'Engineer', website: 'https://acme.example', startDate: 'May 2014' }, 7],
    education: [{ institution: 'School', website: 'school.example' }],
  });
  expect(resume).toMatchObject({
    basics: { name: 'Ada', url: 'https://ada.example', image: 1, location: { countryCode: 'UK' } },
    work: [{ name: 'Acme', position: 'Engineer', url: 1, startDate: '2014-05' }, {}],
    education: [{ institution: 'School', url: 1 }],
  });
  expect(leftOut.map(({ path }) => path)).toEqual(['work.1']);
});

it('reads a location that is a text', () => {
  expect(readResume({ basics: { location: 'Berlin, Germany' } })).toEqual({
    resume: { basics: { location: { city: 'Berlin, Germany' } } },
    leftOut: [],
  });
});

it('prefers the names of today, and names the older ones beside them', () => {
  const { resume, leftOut } = readResume({ work: [{ name: 'Acme', company: 'Acme Ltd' }] });
  expect(resume.work).toEqual([{ name: 'Acme' }]);
  expect(leftOut).toEqual([{ path: 'work.0.company', message: 'Not supported: “company”.' }]);
});

it('names what is not kept of a date', () => {
  const { resume, leftOut } = readResume({
    work: [{ endDate: '2014-06-31T10:00:00Z' }],
    education: [{ startDate: ' Summer 2015 ', endDate: '03/04/2016' }],
  });
  expect(resume).toEqual({ work: [{ endDate: '2014-06' }], education: [{ startDate: '2015', endDate: '2016' }] });
  expect(leftOut).toEqual([
    { path: 'work.0.endDate', message: 'Only 2014-06 is kept of “2014-06-31T10:00:00Z”.' },
    { path: 'education.0.startDate', message: 'Only 2015 is kept of “Summer 2015”.' },
    { path: 'education.0.endDate', message: 'Only 2016 is kept of “03/04/2016”.' },
  ]);
});

it.each([
  ['ada.example', 'https://ada.example'],
  ['www.ada.example/a?b#c', 'https://www.ada.example/a?b#c'],
  ['//ada.example/a', 'https://ada.example/a'],
  ['ada.example:8080/a', 'https://ada.example:8080/a'],
  ['münchen.example', 'https://münchen.example'],
  ['HTTP://ada.example', 'HTTP://ada.example'],
  ['github.com/ada', 'https://github.com/ada'],
  ['my site', undefined],
  ['my site.com', undefined],
  ['ada@mail.example', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:ada@mail.example', undefined],
  ['localhost', undefined],
  ['1.5', undefined],
])('reads the address %s as %s', (url, expected) => {
  const { resume, leftOut } = readResume({ projects: [{ url }] });
  expect(resume.projects).toEqual([expected === undefined ? {} : { url: expected }]);
  expect(leftOut.map(({ path }) => path)).toEqual(expected === undefined ? ['projects.0.url'] : []);
});

it('ignores __proto__ and constructor properties', () => {
  const file = JSON.parse(
    '{"__proto__": {"work": [{"name": "Evil"}]}, "constructor": 1, "work": [{"__proto__": {"name": "Evil"}}]}',
  ) as Readonly<Record<string, unknown>>;
  const { resume, leftOut } = readResume(file);
  expect(resume).toEqual({ work: [{}] });
  expect(resume.work?.[0]?.name).toBeUndefined();
  expect(leftOut.map(({ path }) => path).sort()).toEqual(['__proto__', 'constructor', 'work.0.__proto__']);
});

it('returns a readable resume for any JSON', () => {
  const key = fc.constantFrom(
    ...Object.keys(readableResume.shape),
    'name',
    'url',
    'keywords',
    'skills',
    'endDate',
    'x',
  );
  const { any } = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, '', 'words', '2014', 1, false, 'https://a.example', 'x'.repeat(10_001)),
      fc.dictionary(key, tie('any'), { noNullPrototype: true }),
      fc.array(tie('any'), { maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(key, any, { noNullPrototype: true }), (file) => {
      const { resume, leftOut } = readResume(file);
      expect(readableResume.safeParse(resume).success).toBe(true);
      expect(leftOut.every(({ message }) => /^[A-Z].{4,}/.test(message))).toBe(true);
      expect(new Set(leftOut.map(({ path }) => path)).size).toBe(leftOut.length);
    }),
    { numRuns: 1_000 },
  );
});

it('rejects a file with too many values and accepts a deeply nested one', () => {
  expect(isSmallEnough({ work: Array.from({ length: 10_000 }, () => ({ name: 'a', position: 'b' })) })).toBe(true);
  expect(isSmallEnough({ work: Array.from({ length: 60_000 }, () => 1) })).toBe(false);
  const deep = JSON.parse(`{"awards": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as Record<string, unknown>;
  expect(isSmallEnough(deep)).toBe(true);
  expect(readResume(deep).resume).toEqual({ awards: 1 });
});
