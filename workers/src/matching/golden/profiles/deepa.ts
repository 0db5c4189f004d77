import { place, profileFixture } from './profile-fixture.js';

/** Eight years of HR, first in India, then as a business partner in Dubai. */
export const deepa = profileFixture({
  uid: 'deepa',
  userType: 'professional',
  name: ['Deepa', 'Nair'],
  headline: 'HR business partner for technology teams',
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'Symbiosis International University',
      type: "Master's Degree",
      course: 'MBA, Human Resources',
      from: '06/2016',
      until: '04/2018',
    },
  ],
  worked: [
    {
      at: 'Lagoon Labs',
      as: 'HR Business Partner',
      in: 'Dubai, United Arab Emirates',
      from: '03/2022',
      did: 'Partner of the engineering and product heads of a software company with 450 people: workforce plans, performance reviews, compensation rounds, hard conversations. Attrition among engineers went from 24 to 13 percent in two years. I brought in a new HR system and coach fourteen first-time managers.',
    },
    {
      at: 'Konkan Retail',
      as: 'HR Manager',
      in: 'Pune, India',
      from: '01/2020',
      until: '02/2022',
      did: 'HR of 22 stores with a team of three: hiring, onboarding, payroll with a provider, labour law, employee relations and the yearly engagement survey.',
    },
    {
      at: 'Konkan Retail',
      as: 'HR Executive',
      in: 'Pune, India',
      from: '05/2018',
      until: '12/2019',
      did: 'Recruiting for stores, induction, leave and attendance, and the first employee handbook.',
    },
  ],
  skills: [
    'HR Business Partnering',
    'Employee Relations',
    'Performance Management',
    'Talent Management',
    'Compensation and Benefits',
    'Coaching',
    'HR Policies',
    'Labour Law',
    'Recruitment',
    'Employee Engagement',
    'HRIS',
    'Stakeholder Management',
  ],
  roles: ['HR Business Partner', 'HR Manager'],
  preferences: {
    workModes: ['Hybrid', 'Remote', 'On-site'],
    locations: [place('Dubai', 'United Arab Emirates'), place('Abu Dhabi', 'United Arab Emirates')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology'],
    salary: { minimum: 17_000, currency: 'AED', period: 'MONTH' },
  },
});
