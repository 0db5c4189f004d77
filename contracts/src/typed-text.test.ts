import { z } from 'zod';
import { plainSentence } from './plain-sentence.js';
import { saveSectionBody } from './http/section-saves.js';
import { linkInput } from './profile/item-inputs.js';
import { PERSONAL_TEXT_NAMES } from './profile/personal-texts.js';
import { listedLine, requiredText, typedLine, typedProse } from './typed-text.js';
import { isWebAddress } from './web-address.js';

const form = z.object({ location: typedLine, skills: z.array(listedLine), description: typedProse });
const validForm = { location: '', skills: [], description: '' };
const getMessage = (value: object) => form.safeParse({ ...validForm, ...value }).error?.issues[0]?.message;

it.each(['\u200B', '\u00AD\uFEFF', '\u2800', '\u3164', '\u200D', '\u0301', '\u202E', '\u200E \u2066\u2069'])(
  'rejects %j as required text and as a list entry',
  (invisible) => {
    expect(requiredText(200, 'First name is required').safeParse(invisible).error?.issues[0]?.message).toBe(
      'First name is required',
    );
    expect(getMessage({ skills: ['Go', invisible] })).toBe('Skills: please enter something that can be seen.');
  },
);

it.each(['a\u0007b', 'a\u001B[31mb', 'a\u009Fb', 'a\u202Eb', 'a\u2066b', 'a\u202Ab'])(
  'rejects %j in a line and names the field',
  (line) => {
    expect(getMessage({ location: line })).toBe('Location: please remove the hidden control characters.');
    expect(getMessage({ skills: [line] })).toBe('Skills: please remove the hidden control characters.');
  },
);

it.each(['a\u0007b', 'a\u202Eb'])('rejects %j in a description', (prose) => {
  expect(getMessage({ description: prose })).toBe('Description: please remove the hidden control characters.');
});

it.each([
  ['Py\u200Bthon', 'Python'],
  ['\u202A+91 98\u202C', '+91 98'],
  ['\uFEFFGo\u00AD', 'Go'],
  ['a\u200Db', 'ab'],
  ['one\vtwo', 'one two'],
])('normalizes %j to %j', (input, expected) => expect(typedLine.parse(input)).toBe(expected));

it.each([
  '👩\u200D💻',
  '👨🏽\u200D🚀',
  '👩\u200D❤\uFE0F\u200D👨',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'क्\u200Dष',
  'ന്\u200D',
  'می\u200Cخواهم',
  'עברית \u200FC++',
  'Zoë O’Neil',
])('does not change %j', (line) => {
  expect(typedLine.parse(line)).toBe(line);
  expect(typedProse.parse(line)).toBe(line);
});

it('keeps line breaks and bidi isolates in a description', () => {
  const prose = 'one\n\ttwo \u2067שלום\u2069 three';
  expect(typedProse.parse(prose)).toBe(prose);
  expect(typedProse.parse('one\vtwo')).toBe('one\ntwo');
});

describe('isWebAddress', () => {
  it.each([
    'https://user:pw@example.com',
    'https://user@example.com',
    'https://@example.com',
    'https://example.com/"x',
    'https://example.com/<x>',
    'https://example.com\\@evil.example',
    'https://example.com/\u202Ex',
    'https://example.com/a\nb',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('rejects %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(linkInput.safeParse({ name: 'Link', url: address }).success).toBe(false);
  });

  it.each([
    'https://example.com/@ada',
    'https://example.com/?mail=a@b.example',
    'https://münchen.example/größe',
    "https://en.wikipedia.org/wiki/O'Reilly_(name)",
    'http://127.0.0.1:8080/a#b',
  ])('accepts %s', (address) => expect(isWebAddress(address)).toBe(true));
});

const id = '0b9f6f5e-6f0c-4a51-9a8e-3f5f0f9b7c11';
const HIDDEN = 'a\u202Eb';
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const school = { id, institution: 'MIT', courseType: 'PhD', courseName: 'Boats' };
const job = { id, company: 'Engines', title: 'Engineer', description: 'Text' };
const engineProject = { id, title: 'Engine', description: 'Text' };

// Add new text fields here by hand: no test finds a field that is missing in these lists.
it.each([
  [
    'personalInfo',
    ada,
    ['firstName', 'lastName', 'headline', 'title', 'email', ...PERSONAL_TEXT_NAMES, 'linkedInUrl', 'portfolioUrl'],
  ],
  ['educations', [school], ['institution', 'courseType', 'courseName', 'achievements']],
  ['experiences', [job], ['company', 'title', 'description', 'location']],
  ['projects', [engineProject], ['title', 'description', 'category', 'year', 'imageUrl', 'projectUrl']],
  ['preferredRoles', [{ title: 'Engineer' }], ['title', 'description']],
] as const)('rejects hidden characters in the text fields of %s', (section, value, fields) => {
  const body = saveSectionBody(section);
  expect(body.safeParse({ [section]: value }, { error: plainSentence }).error).toBeUndefined();
  for (const field of fields) {
    const broken =
      value instanceof Array
        ? value.map((item: object) => ({ ...item, [field]: HIDDEN }))
        : { ...value, [field]: HIDDEN };
    const { error } = body.safeParse({ [section]: broken }, { error: plainSentence });
    expect([field, error?.issues[0]?.path.at(-1)]).toEqual([field, field]);
  }
});

it.each([
  [{ workModes: [HIDDEN] }],
  [{ jobTypes: [HIDDEN] }],
  [{ preferredIndustries: [HIDDEN] }],
  [{ locations: [`${HIDDEN}, India`] }],
  [{ locations: [{ city: 'Pune', country: HIDDEN }] }],
  [{ locations: [{ city: 'Pune', country: 'India', visaType: HIDDEN }] }],
  [{ languages: [{ language: HIDDEN }] }],
  [{ languages: [{ language: 'Hindi', proficiency: HIDDEN }] }],
])('rejects hidden characters in preferences: %j', (preferences) => {
  expect(saveSectionBody('preferences').safeParse({ preferences }).success).toBe(false);
});
