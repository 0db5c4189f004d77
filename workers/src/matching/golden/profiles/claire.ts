import { place, profileFixture } from './profile-fixture.js';

/**
 * A product manager in Paris with eight years of experience, two of them as an analyst; would relocate within Europe.
 */
export const claire = profileFixture({
  uid: 'claire',
  userType: 'professional',
  name: ['Claire', 'Delorme'],
  headline: 'Senior product manager, B2B SaaS and data products',
  location: 'Paris, France',
  studied: [
    {
      at: 'Université Paris Dauphine',
      type: "Master's Degree",
      course: 'Management of Information Systems',
      from: '09/2014',
      until: '06/2016',
    },
  ],
  worked: [
    {
      at: 'Fauvette Logiciels',
      as: 'Senior Product Manager',
      in: 'Paris, France',
      from: '09/2021',
      did: 'I own the analytics product of a SaaS company for shop owners: roadmap, discovery, pricing. With two teams of nine engineers I brought out forecasting features built on machine learning, and a public API that a third of our customers use. I talk to five customers a week and write SQL when I do not believe a dashboard.',
    },
    {
      at: 'Comptoir Nord',
      as: 'Product Manager',
      in: 'Lille, France',
      from: '03/2018',
      until: '08/2021',
      did: 'Onboarding and growth of an accounting app: user interviews, funnels in Amplitude, A/B tests, a backlog in Jira. Activation went from 31 to 46 percent in a year.',
    },
    {
      at: 'Ardoise Conseil',
      as: 'Business Analyst',
      in: 'Paris, France',
      from: '09/2016',
      until: '02/2018',
      did: 'Requirements, process maps and acceptance tests for insurance clients, mostly with people who had not asked for new software.',
    },
  ],
  skills: [
    'Product Management',
    'Product Strategy',
    'Roadmapping',
    'Product Discovery',
    'User Interviews',
    'A/B Testing',
    'SQL',
    'Amplitude',
    'Jira',
    'Agile',
    'Stakeholder Management',
    'APIs',
    'Pricing',
  ],
  roles: ['Product Manager'],
  preferences: {
    workModes: ['Hybrid', 'Remote'],
    locations: [
      place('Paris', 'France'),
      place('Berlin', 'Germany'),
      place('Hamburg', 'Germany'),
      place('Amsterdam', 'Netherlands'),
      place('Lisbon', 'Portugal'),
    ],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology', 'Retail'],
    languages: [
      { language: 'French', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
      { language: 'German', proficiency: 'Intermediate' },
    ],
    salary: { minimum: 75_000, maximum: 100_000, currency: 'EUR', period: 'YEAR' },
  },
});
