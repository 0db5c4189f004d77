import { signUp, signUpWithGoogle, type TestAccount, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { onboardingView, profileView, saveWithApi } from './save-with-api.js';

/** A word that does not fit into a narrow column. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';
/** A text of several lines. */
export const LONG_TEXT =
  'Rebuilt the timetable service so that two million passengers see a delay within a second. Led five people, wrote the ' +
  'migration, and taught the team to measure before they change anything. '.repeat(3);

/** Data of each onboarding step, with long texts. */
export const ONBOARDING_DATA = {
  userType: { userType: 'graduate' },
  personal: {
    personalInfo: {
      firstName: 'Maria-Alexandra Konstantina',
      lastName: 'Papadopoulou-Wolfeschlegelsteinhausen',
      linkedInUrl: 'https://www.linkedin.com/in/maria-alexandra-konstantina-papadopoulou-wolfeschlegelsteinhausen',
    },
  },
  education: {
    educations: [
      {
        institution: 'Aristotle University of Thessaloniki, Faculty of Engineering',
        courseType: 'Master of Science (M.Sc)',
        courseName: 'Distributed Systems and Observability',
        startDate: '2016-09-01T00:00:00.000Z',
        endDate: '2018-06-01T00:00:00.000Z',
        achievements: LONG_TEXT,
      },
      {
        institution: 'Harbour College',
        courseType: 'Diploma',
        courseName: 'Boats',
        startDate: '2024-09-01T00:00:00.000Z',
        isCurrentlyStudying: true,
      },
    ],
  },
  experience: {
    experiences: [
      {
        title: 'Principal Engineer for Distributed Systems, Observability and Developer Experience',
        company: `${LONG_WORD} ${LONG_WORD}`,
        description: LONG_TEXT,
        startDate: '2022-03-01T00:00:00.000Z',
        current: true,
        skills: { technical: ['Go', 'PostgreSQL', 'Kafka'], soft: ['Leadership'] },
      },
      {
        title: 'Junior Developer',
        company: 'Saffron Pay',
        description: 'Payments.',
        startDate: '2020-07-01T00:00:00.000Z',
        endDate: '2022-02-01T00:00:00.000Z',
      },
    ],
    projects: [
      {
        title: `Ferry Times ${LONG_WORD}`,
        description: LONG_TEXT,
        links: [
          { name: 'Repository', url: `https://example.com/${LONG_WORD.toLowerCase().repeat(3)}` },
          { name: 'Live Demo', url: 'https://example.com/demo' },
        ],
      },
    ],
  },
  skills: {
    skills: ['Go', 'PostgreSQL', 'Terraform', 'gRPC', LONG_WORD, ...Array.from({ length: 30 }, (_, n) => `Skill ${n}`)],
  },
  preferences: {
    preferences: {
      workModes: ['Remote', 'Hybrid'],
      locations: ['Dubai, United Arab Emirates', 'Llanfairpwllgwyngyll, Wales, United Kingdom'],
      salaryMin: 48_000,
      salaryMax: 72_000,
      currency: 'EUR',
      salaryFrequency: 'annually',
    },
    preferredRoles: ['Backend Engineer', { title: `Chief ${LONG_WORD} Officer`, match: 87 }],
  },
} as const;

type Step = keyof typeof ONBOARDING_DATA;

/**
 * Creates an account that has completed the onboarding steps up to and including `lastStep`. `overrides` replaces the
 * data of steps.
 */
export async function createOnboardingUser(
  baseUrl: string,
  lastStep: Step,
  overrides: Partial<Record<Step, object>> = {},
): Promise<TestUser> {
  const user = await signUp(baseUrl);
  const steps = Object.entries<object>({ ...ONBOARDING_DATA, ...overrides });
  for (const [step, data] of steps.slice(0, steps.findIndex(([name]) => name === lastStep) + 1)) {
    const view = onboardingView(user);
    await saveWithApi(baseUrl, user, { method: 'PUT', path: `${view}/${step}`, body: { data }, view });
  }
  return user;
}

/** Personal information with long texts. */
export const LONG_PERSONAL_INFO = {
  firstName: 'Maria-Alexandra Konstantina',
  lastName: 'Papadopoulou-Wolfeschlegelsteinhausen',
  title: 'Principal Engineer for Distributed Systems, Observability and Developer Experience',
  location: 'Llanfairpwllgwyngyll, Anglesey, Wales, United Kingdom',
  linkedInUrl: 'https://www.linkedin.com/in/maria-alexandra-konstantina-papadopoulou-wolfeschlegelsteinhausen',
};

/** Creates an account with a full profile, with long texts. `overrides` replaces sections. */
export const createMember = (baseUrl: string, personalInfo: object = {}, overrides: object = {}): Promise<TestUser> =>
  createUserWithProfile(baseUrl, { ...buildFullProfile(personalInfo), ...overrides });

const buildFullProfile = (personalInfo: object): ProfileInput => {
  const { personal, education, experience, skills, preferences } = ONBOARDING_DATA;
  return {
    ...education,
    ...experience,
    ...skills,
    ...preferences,
    userType: 'graduate',
    personalInfo: { ...personal.personalInfo, ...personalInfo },
    onboardingCompleted: true,
  };
};

const ARABIC = 'مهندسة برمجيات أولى في شركة الشحن البحري، مسؤولة عن نظام الجداول الزمنية';

/**
 * Creates an account whose profile stresses the layout: 25 work experiences, 40 skills, unbreakable names, two scripts.
 */
export const createMemberWithLargeProfile = (baseUrl: string): Promise<TestUser> =>
  createUserWithProfile(baseUrl, {
    userType: 'professional',
    personalInfo: {
      firstName: LONG_WORD.repeat(3),
      lastName: 'الخوارزمي',
      title: ARABIC,
      linkedInUrl: 'https://www.linkedin.com/in/veteran',
    },
    experiences: Array.from({ length: 25 }, (_, n) => ({
      title: n % 2 === 0 ? ARABIC : `${LONG_WORD} ${n}`,
      company: n % 3 === 0 ? 'شركة الملاحة' : LONG_WORD.repeat(4),
      location: LONG_WORD.repeat(2),
      description: n % 2 === 0 ? `${ARABIC}. `.repeat(12) : LONG_TEXT.repeat(3),
      startDate: `${2024 - n}-01-01`,
      endDate: n === 0 ? null : `${2024 - n}-11-01`,
      current: n === 0,
    })),
    educations: [
      {
        institution: LONG_WORD.repeat(5),
        courseType: 'بكالوريوس',
        courseName: ARABIC,
        startDate: '1995-09-01',
        endDate: '1999-06-01',
      },
    ],
    projects: [{ title: LONG_WORD.repeat(5), description: ARABIC.repeat(10), links: [] }],
    skills: Array.from({ length: 40 }, (_, n) => (n % 5 === 0 ? `${LONG_WORD.repeat(2)} ${n}` : `مهارة ${n}`)),
    preferences: {
      workModes: ['Remote', LONG_WORD.repeat(2)],
      locations: [`${LONG_WORD.repeat(2)}, ${LONG_WORD}`],
      salary: { minimum: 999_999_999_999, maximum: 1_000_000_000_000, currency: 'JPY', period: 'MONTH' },
    },
    preferredRoles: [
      {
        title: LONG_WORD.repeat(4),
        match: 100,
        description: ARABIC.repeat(6),
        requiredSkills: [LONG_WORD.repeat(3), ARABIC],
      },
    ],
    onboardingCompleted: true,
  });

/** Creates an account whose profile has a name and a LinkedIn URL only. */
export const createMemberWithSparseProfile = (baseUrl: string): Promise<TestUser> =>
  createUserWithProfile(baseUrl, {
    personalInfo: { firstName: 'Ida', lastName: 'Rhodes', linkedInUrl: 'https://www.linkedin.com/in/ida-rhodes' },
  });

interface ProfileInput {
  readonly personalInfo: object;
  readonly [section: string]: unknown;
}

async function createUserWithProfile(baseUrl: string, profile: ProfileInput): Promise<TestUser> {
  const member = await signUp(baseUrl);
  await saveProfile(baseUrl, member, profile);
  return member;
}

/** Creates an account with a full profile that can sign in with Google only. */
export async function createGoogleMember(baseUrl: string, personalInfo: object): Promise<TestAccount> {
  const member = await signUpWithGoogle(baseUrl);
  await saveFullProfile(baseUrl, member, personalInfo);
  return member;
}

/** Saves a full profile for an account that has none. */
export const saveFullProfile = (baseUrl: string, account: TestAccount, personalInfo: object): Promise<void> =>
  saveProfile(baseUrl, account, buildFullProfile(personalInfo));

async function saveProfile(baseUrl: string, member: TestAccount, profile: ProfileInput): Promise<void> {
  const { uid: userId, email } = member;
  const body = { userId, ...profile, personalInfo: { email, ...profile.personalInfo } };
  await saveWithApi(baseUrl, member, { method: 'POST', path: '/api/profile', body, view: profileView(member) });
}
