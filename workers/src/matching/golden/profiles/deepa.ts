import { place, writtenProfile } from './written-profile.js';

/** Eleven years of HR in India, most of them as a business partner. */
export const deepa = writtenProfile({
  uid: 'deepa',
  userType: 'professional',
  name: ['Deepa', 'Nair'],
  headline: 'HR business partner for technology teams',
  location: 'Mumbai, India',
  studied: [
    {
      at: 'Symbiosis International University',
      type: "Master's Degree",
      course: 'MBA, Human Resources',
      from: '06/2013',
      until: '04/2015',
    },
  ],
  worked: [
    {
      at: 'Lagoon Labs',
      as: 'Senior HR Business Partner',
      in: 'Mumbai, India',
      from: '07/2020',
      did: 'Partner of the engineering and product heads of a software company with 450 people: workforce plans, performance reviews, compensation rounds, hard conversations. Attrition among engineers went from 24 to 13 percent in two years. I brought in a new HR system and coach fourteen first-time managers.',
    },
    {
      at: 'Konkan Retail',
      as: 'HR Manager',
      in: 'Pune, India',
      from: '02/2017',
      until: '06/2020',
      did: 'HR of 22 stores with a team of three: hiring, onboarding, payroll with a provider, labour law, employee relations and the yearly engagement survey.',
    },
    {
      at: 'Konkan Retail',
      as: 'HR Executive',
      in: 'Pune, India',
      from: '05/2015',
      until: '01/2017',
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
    locations: [place('Mumbai', 'India'), place('Pune', 'India'), place('Kochi', 'India'), place('Bengaluru', 'India')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology'],
    salary: { minimum: 1_600_000, currency: 'INR', period: 'YEAR' },
  },
});
