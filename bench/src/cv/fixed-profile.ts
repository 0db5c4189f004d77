import type { Education, Experience, Profile, Project } from '@trackrecord/contracts';

/** Returns a stable id, so that every run renders the same document. */
const createId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const createExperience = (
  n: number,
  title: string,
  company: string,
  location: string,
  [startDate, endDate]: readonly [string, string | null],
  description: string,
): Experience => ({
  id: createId(n),
  title,
  company,
  location,
  description,
  startDate,
  endDate,
  current: endDate === null,
});

const EXPERIENCES: readonly Experience[] = [
  createExperience(
    1,
    'Principal Engineer',
    'Nordlicht Logistics',
    'Hamburg',
    ['2021-03-01', null],
    `Answers for the platform that plans and follows 1.4 million parcels a day for eleven carriers.
- Moved the tracking of parcels from a nightly batch to a stream of events; a scan is seen by the customer within two seconds instead of by the next morning.
- Cut what the platform costs by 38 percent with smaller instances, tiered storage and an index that fits in memory.
- Wrote the rules by which eight teams change a shared schema without waiting for each other.
- Led the way out of two outages and the reviews after them; none of their causes came back.
- Interviewed 60 candidates and brought nine engineers through their first half year.`,
  ),
  createExperience(
    2,
    'Staff Engineer',
    'Kestrel Payments',
    'Berlin',
    ['2017-06-01', '2021-02-01'],
    `Built the ledger of a payment institution from the first entry to its audit.
- Designed a double-entry ledger on PostgreSQL that books 900 payments a second and balances to the cent every night.
- Replaced four integrations with banks by one gateway, with retries that never pay twice.
- Took the service through its first PCI DSS audit without a finding that had to be mended later.
- Brought the time from a merge to production from three days to forty minutes.
- Taught a course on isolation levels to 45 colleagues, twice a year.`,
  ),
  createExperience(
    3,
    'Senior Software Engineer',
    'Halden Energy',
    'Oslo',
    ['2014-01-01', '2017-05-01'],
    `Forecast and traded the power of 320 wind turbines in four countries.
- Rewrote the forecast service in Go; a run over all parks takes 50 seconds instead of 25 minutes.
- Introduced property-based tests, which found a rounding fault that had cost 70,000 euros a year.
- Connected the trading desk to two power exchanges over FIX, with a replay of every session.
- Kept an on-call rota of five people humane: alarms at night went from 14 a week to one.`,
  ),
  createExperience(
    4,
    'Software Engineer',
    'Brightwater Health',
    'Copenhagen',
    ['2011-02-01', '2013-12-01'],
    `Made the software with which 40 clinics plan their operating theatres.
- Built the planning board that shows a week of 120 theatres at once and still scrolls smoothly.
- Wrote the import of HL7 messages from six kinds of hospital systems.
- Measured how nurses used the board and took out a third of its buttons.`,
  ),
  createExperience(
    5,
    'Junior Developer',
    'Tidewater Maps',
    'Rotterdam',
    ['2009-09-01', '2011-01-01'],
    `Worked on the tile server and the editors of nautical charts.
- Made drawing a chart four times as fast by caching what does not change with the tide.
- Wrote the tool that compares two editions of a chart, which surveyors use to this day.`,
  ),
];

const createProject = (
  n: number,
  title: string,
  category: string,
  startDate: string,
  description: string,
): Project => ({
  id: createId(n),
  title,
  category,
  description,
  startDate,
  endDate: `${startDate.slice(0, 4)}-12-01`,
  isOngoing: false,
  links: [],
});

const PROJECTS: readonly Project[] = [
  createProject(
    11,
    'Tidal Clock',
    'Hardware',
    '2022-02-01',
    'A clock for the harbour wall that shows the tides of the next three days, drawn on electronic paper and fed by the sun. Twelve of them hang in harbours of the Wadden Sea.',
  ),
  createProject(
    12,
    'Ledger Lint',
    'Open source',
    '2019-04-01',
    'A checker for bookings in text files that explains what does not balance and why. It has 2,300 stars, and three accountants among those who work on it.',
  ),
  createProject(
    13,
    'Museum of Protocols',
    'Teaching',
    '2016-05-01',
    'An exhibition for schools where children play the packets of a network. It travelled through 30 schools and is still lent out.',
  ),
];

const createEducation = (
  n: number,
  courseType: string,
  courseName: string,
  institution: string,
  startYear: number,
): Education => ({
  id: createId(n),
  courseType,
  courseName,
  institution,
  startDate: `${String(startYear)}-10-01`,
  endDate: `${String(startYear + 3)}-07-01`,
  isCurrentlyStudying: false,
  achievements: '',
});

const EDUCATIONS: readonly Education[] = [
  createEducation(21, 'Master of Science', 'Distributed Systems', 'Delft University of Technology', 2006),
  createEducation(22, 'Bachelor of Science', 'Applied Mathematics', 'University of Groningen', 2003),
];

const SKILLS =
  'TypeScript, Go, Rust, PostgreSQL, Kafka, Redis, Kubernetes, Terraform, Prometheus, OpenTelemetry, GraphQL, gRPC, React, Node.js, Event sourcing, Property-based testing, Threat modelling, Capacity planning, Incident response, Mentoring'.split(
    ', ',
  );

/** A fictional profile with a CV of two pages. It has only sections that JSON Resume themes show. */
export const FIXED_PROFILE: Profile = {
  _id: 'bench-cv',
  userId: 'bench-cv',
  revision: 7,
  userType: 'professional',
  personalInfo: {
    firstName: 'Marieke',
    lastName: 'van den Berg',
    title: 'Principal Engineer for Event-Driven Systems',
    email: 'marieke@example.com',
    phone: '+49 40 5550123',
    location: 'Hamburg',
    linkedInUrl: 'https://www.linkedin.com/in/marieke-van-den-berg',
  },
  educations: [...EDUCATIONS],
  experiences: [...EXPERIENCES],
  projects: [...PROJECTS],
  skills: SKILLS,
  detectedSkills: [],
  preferredRoles: [],
  preferences: {
    workModes: [],
    locations: [],
    jobTypes: [],
    preferredIndustries: [],
    languages: [
      { language: 'Dutch', proficiency: 'Native' },
      { language: 'German', proficiency: 'Fluent' },
      { language: 'English', proficiency: 'Fluent' },
    ],
  },
  onboardingCompleted: true,
  updatedAt: '2025-01-15T12:00:00.000Z',
};
