import fc from 'fast-check';
import type { z } from 'zod';
import { editedPersonalInfo, isLinkedInUrl, returnedPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { text } from '../text.js';

const ada = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };
const firstMessage = (schema: z.ZodType, value: object) => schema.safeParse(value).error?.issues[0]?.message;

describe('a LinkedIn address', () => {
  it.each(['https://www.linkedin.com/in/ada-byron', 'http://linkedin.com/in/ada_1/', 'https://linkedin.com/in/a'])(
    '%s is one',
    (url) => expect(isLinkedInUrl(url)).toBe(true),
  );

  it.each([
    'linkedin.com/in/ada',
    'https://linkedin.com/company/ada',
    'https://linkedin.com/in/',
    'https://evil.example/linkedin.com/in/ada',
    'https://www.linkedin.com/in/ada?x=1',
    'https://www.linkedin.com/in/ada/more',
  ])('%s is none', (url) => expect(isLinkedInUrl(url)).toBe(false));
});

describe("the wizard's rules", () => {
  it.each([
    [{ ...ada, firstName: '' }, 'First name is required'],
    [{ ...ada, lastName: ' ' }, 'Last name is required'],
    [{ ...ada, linkedInUrl: undefined }, 'LinkedIn URL is required'],
    [{ ...ada, linkedInUrl: 'x' }, 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)'],
    [{ ...ada, email: 'x' }, 'Please enter a valid email address'],
    [ada, undefined],
    [{ ...ada, email: '', portfolioUrl: '' }, undefined],
  ])('%j: %s', (value, message) => expect(firstMessage(wizardPersonalInfo, value)).toBe(message));
});

describe('the rules for what was stored and comes back', () => {
  it.each([
    [{ ...ada, linkedInUrl: undefined }, undefined],
    [{ ...ada, linkedInUrl: '' }, undefined],
    [{ ...ada, linkedInUrl: 'https://x.example/ada' }, undefined],
    [{ ...ada, linkedInUrl: 'x' }, 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)'],
    [{ ...ada, linkedInUrl: 7 }, 'LinkedIn URL is required'],
    [{ ...ada, linkedInUrl: undefined, lastName: '' }, 'Last name is required'],
    [{ ...ada, email: 'x' }, 'Please enter a valid email address'],
  ])('%j: %s', (value, message) => expect(firstMessage(returnedPersonalInfo, value)).toBe(message));
});

describe("the editor's rules", () => {
  const edited = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  it.each([
    [{ ...edited, email: '' }, 'Email is required'],
    [{ ...edited, linkedInUrl: 'ftp://x.example' }, 'Please enter a valid URL (include http:// or https://).'],
    [{ ...edited, linkedInUrl: 'https://x.example' }, undefined],
    [edited, undefined],
  ])('%j: %s', (value, message) => expect(firstMessage(editedPersonalInfo, value)).toBe(message));
});

it('text is trimmed, bounded, and always storable as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const parsed = text(40).safeParse(typed);
      if (!parsed.success) return;
      const { data } = parsed;
      expect(Buffer.from(data, 'utf8').toString('utf8')).toBe(data);
      expect(data).toBe(data.trim());
      expect(data).not.toContain('\0');
      expect(data.length).toBeLessThanOrEqual(40);
    }),
  );
  expect(text(40).parse(' a\uD800b\0 ')).toBe('ab');
});
