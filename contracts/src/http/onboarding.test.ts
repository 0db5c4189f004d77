import type { OnboardingStep } from '../onboarding/names.js';
import { recordStepBody } from './onboarding.js';
import { plainSentence } from '../plain-sentence.js';

const getMessage = (step: OnboardingStep, body: unknown) =>
  recordStepBody(step).safeParse(body, { error: plainSentence }).error?.issues[0]?.message;

const EXACTLY_ONE_MESSAGE = 'Please send exactly one of data, skipped and draft.';
const personalInfo = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://linkedin.com/in/ada' };
const preferences = { workModes: ['Remote'] };

it.each([
  ['userType', { data: { userType: 'student' } }],
  ['personal', { data: { personalInfo }, origin: 'typed' }],
  ['education', { data: { educations: [{ institution: 'S', courseType: 'D', courseName: 'B' }] } }],
  ['experience', { data: { experiences: [], projects: [] } }],
  ['experience', { skipped: true }],
  ['skills', { data: { skills: ['Go'] } }],
  ['preferences', { data: { preferences, preferredRoles: ['Pilot'] } }],
  ['review', { data: {} }],
  ['experience', { draft: { kind: 'project', value: null } }],
  ['personal', { draft: { kind: 'personal', value: { firstName: 'Ad' } } }],
] as const)('%s accepts %j', (step, body) => expect(getMessage(step, body)).toBeUndefined());

it.each([
  ['userType', {}, EXACTLY_ONE_MESSAGE],
  ['userType', { data: { userType: 'student' }, skipped: true }, EXACTLY_ONE_MESSAGE],
  ['experience', { skipped: true, draft: { kind: 'project', value: null } }, EXACTLY_ONE_MESSAGE],
  ['userType', { data: {} }, 'User type must be student, graduate or professional'],
  ['userType', { data: { userType: 'student', skills: [] } }, 'Unknown field: skills'],
  ['personal', { data: { personalInfo: { ...personalInfo, lastName: '' } } }, 'Last name is required'],
  ['personal', { data: { personalInfo: { ...personalInfo, linkedInUrl: '' } } }, 'LinkedIn URL is required'],
  ['education', { data: { educations: [] } }, 'Please add at least one education entry'],
  ['skills', { data: { skills: [] } }, 'Please add at least one skill'],
  ['skills', { data: { skills: [' ', ''] } }, 'Please add at least one skill'],
  ['preferences', { data: { preferences: {}, preferredRoles: [] } }, 'Please select at least one work mode'],
  ['skills', { draft: { kind: 'personal', value: null } }, 'This draft belongs to another step.'],
  ['skills', { draft: { kind: 'poem', value: null } }, 'Kind is not valid'],
  ['skills', { skipped: false }, 'Skipped is not valid'],
] as const)('%s rejects %j: %s', (step, body, expected) => expect(getMessage(step, body)).toBe(expected));
