import { place, profileFixture } from './profile-fixture.js';

/** A graduate with three years of HR in Abu Dhabi who wants to become a recruiter. */
export const nour = profileFixture({
  uid: 'nour',
  userType: 'graduate',
  name: ['Nour', 'Khalil'],
  headline: 'HR officer, recruiting',
  location: 'Abu Dhabi, United Arab Emirates',
  studied: [
    {
      at: 'Abu Dhabi University',
      type: "Bachelor's Degree",
      course: 'Human Resource Management',
      from: '09/2020',
      until: '06/2024',
    },
  ],
  worked: [
    {
      at: 'Corniche Facility Services',
      as: 'HR Officer',
      in: 'Abu Dhabi, United Arab Emirates',
      from: '07/2024',
      did: 'I post jobs, screen about 150 applications a week, plan interviews for site managers and prepare contracts, background checks and onboarding. Beside that I keep leave and payroll data for 300 people, answer their questions on the law, and ran our first engagement survey. I brought our candidate list from a spreadsheet into an applicant tracking system and shortened the time from interview to offer from 19 to 11 days.',
    },
    {
      at: 'Corniche Facility Services',
      as: 'HR Assistant (part-time)',
      in: 'Abu Dhabi, United Arab Emirates',
      from: '09/2023',
      until: '06/2024',
      did: 'Sourcing on LinkedIn for guards, drivers and clerks, first calls in Arabic and English, and notes that the managers could use.',
    },
  ],
  skills: [
    'Recruitment',
    'Sourcing',
    'Candidate Screening',
    'Interview Scheduling',
    'Onboarding',
    'Applicant Tracking Systems',
    'LinkedIn Recruiter',
    'Microsoft Office',
    'Arabic',
    'English',
  ],
  roles: ['Talent Acquisition Specialist', 'HR Manager'],
  preferences: {
    workModes: ['On-site', 'Hybrid', 'Remote'],
    locations: [place('Abu Dhabi', 'United Arab Emirates'), place('Dubai', 'United Arab Emirates')],
    salary: { minimum: 6_000, currency: 'AED', period: 'MONTH' },
  },
});
