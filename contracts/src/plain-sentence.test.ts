import { z } from 'zod';
import { personalInfoEditorForm } from './profile/personal-info.js';
import { plainSentence } from './plain-sentence.js';
import { saveProfileBody } from './http/profile.js';
import { saveSectionBody } from './http/section-saves.js';

const getMessage = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainSentence }).error?.issues[0]?.message;

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

it.each([
  [{ ...ada, phone: null }, 'Phone must be text'],
  [{ ...ada, linkedInUrl: 7 }, 'LinkedIn URL must be text'],
  [{ ...ada, firstName: null }, 'First name is required'],
  [{ ...ada, headline: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
  [undefined, 'Personal information is required'],
  [[], 'Personal information must be a group of fields'],
])('describes invalid personal information %j: %s', (personalInfo, expected) => {
  expect(getMessage(saveSectionBody('personalInfo'), { personalInfo })).toBe(expected);
});

it.each([
  [[], 'User ID is required'],
  ['text', 'User ID is required'],
  [{}, 'User ID is required'],
  [{ userId: null }, 'User ID is required'],
  [{ userId: 'u1', userType: 'king' }, 'User type must be student, graduate or professional'],
  [{ userId: 'u1', origin: 7 }, 'Origin is not valid'],
  [{ userId: 'u1', isAdmin: true }, 'Unknown field: isAdmin'],
])('describes an invalid profile %j: %s', (body, expected) => {
  expect(getMessage(saveProfileBody, body)).toBe(expected);
});

it('names the list for an invalid entry, and the request if there is no field', () => {
  const schema = z.object({ workModes: z.array(z.string()), startDate: z.iso.date().optional() });
  expect(getMessage(schema, { workModes: ['Remote', 7] })).toBe('Work modes must be text');
  expect(getMessage(schema, { workModes: 'Remote' })).toBe('Work modes must be a list');
  expect(getMessage(schema, { workModes: [], startDate: 'soon' })).toBe('Start date is not valid');
  expect(getMessage(schema, [])).toBe('The request must be a group of fields');
});

it('uses the plural for lists', () => {
  const texts = z.array(z.string()).max(1);
  const schema = z.object({ projects: texts, preferredRoles: texts, data: texts, address: z.string() });
  const profileFields = { projects: [], preferredRoles: [], data: [], address: 'x' };
  expect(getMessage(schema, { ...profileFields, projects: undefined })).toBe('Projects are required');
  expect(getMessage(schema, { ...profileFields, preferredRoles: undefined })).toBe('Preferred roles are required');
  expect(getMessage(schema, { ...profileFields, projects: ['a', 'b'] })).toBe('Projects are not valid');
  expect(getMessage(schema, { ...profileFields, data: undefined })).toBe('Data is required');
  expect(getMessage(schema, { ...profileFields, address: undefined })).toBe('Address is required');
});

it('truncates long names of unknown fields', () => {
  expect(getMessage(z.strictObject({}), { ['x'.repeat(1_000)]: 1 })?.length).toBeLessThan(100);
});

it('keeps the message of a rule that has its own', () => {
  expect(getMessage(personalInfoEditorForm, { ...ada, email: '' })).toBe('Email is required');
});
