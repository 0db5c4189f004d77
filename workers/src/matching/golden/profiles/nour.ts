import { place, writtenProfile } from './written-profile.js';

/** A graduate with a year of HR administration in Abu Dhabi who wants to recruit. */
export const nour = writtenProfile({
  uid: 'nour',
  userType: 'graduate',
  name: ['Nour', 'Khalil'],
  headline: 'HR assistant, recruiting',
  location: 'Abu Dhabi, United Arab Emirates',
  studied: [
    {
      at: 'Abu Dhabi University',
      type: "Bachelor's Degree",
      course: 'Human Resource Management',
      from: '09/2021',
      until: '06/2025',
    },
  ],
  worked: [
    {
      at: 'Corniche Facility Services',
      as: 'HR Assistant',
      in: 'Abu Dhabi, United Arab Emirates',
      from: '09/2025',
      did: 'I post jobs, screen about 150 applications a week, plan interviews for site managers and prepare contracts and onboarding for new colleagues. I brought our candidate list from a spreadsheet into an applicant tracking system and shortened the time from interview to offer from 19 to 11 days.',
    },
    {
      at: 'Yas Talent',
      as: 'Recruitment Intern',
      in: 'Abu Dhabi, United Arab Emirates',
      from: '02/2025',
      until: '05/2025',
      did: 'Sourcing on LinkedIn for sales and finance roles, first calls in Arabic and English, and notes that the consultants could use.',
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
