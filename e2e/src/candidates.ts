import { as, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';
const LONG_TEXT =
  'Rebuilt the timetable service so that two million passengers see a delay within a second. Led five people, wrote the ' +
  'migration, and taught the team to measure before they change anything. '.repeat(3);

/** What each step says, with everything as long as it gets. */
export const STEPS = {
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

type Step = keyof typeof STEPS;

/** Somebody who has just finished these steps of the wizard, and nothing after them; some say something else. */
export async function newCandidate(
  baseUrl: string,
  upTo: Step,
  different: Partial<Record<Step, object>> = {},
): Promise<TestUser> {
  const candidate = await signUp(baseUrl);
  const steps = Object.entries<object>({ ...STEPS, ...different });
  for (const [step, data] of steps.slice(0, steps.findIndex(([name]) => name === upTo) + 1)) {
    const answer = await fetch(`${baseUrl}/api/profile/${candidate.uid}/onboarding/${step}`, {
      method: 'PUT',
      headers: { ...as(candidate), 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!answer.ok) throw new Error(`${step} was not recorded: ${answer.status} ${await answer.text()}`);
  }
  return candidate;
}

/** Makes somebody whose profile is full, with everything as long as it gets. */
export async function newMember(baseUrl: string, personalInfo: object = {}): Promise<TestUser> {
  const member = await signUp(baseUrl);
  const { personal, education, experience, skills, preferences } = STEPS;
  const sections = { ...education, ...experience, ...skills, ...preferences, userType: 'graduate' };
  const answer = await fetch(`${baseUrl}/api/profile`, {
    method: 'POST',
    headers: { ...as(member), 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: member.uid,
      ...sections,
      personalInfo: { ...personal.personalInfo, email: member.email, ...personalInfo },
      onboardingCompleted: true,
    }),
  });
  if (!answer.ok) throw new Error(`the profile was not saved: ${answer.status} ${await answer.text()}`);
  return member;
}
