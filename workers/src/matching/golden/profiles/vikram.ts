import { place, writtenProfile } from './written-profile.js';

/** Nine years of selling software and services to businesses, around Delhi. */
export const vikram = writtenProfile({
  uid: 'vikram',
  userType: 'professional',
  name: ['Vikram', 'Sethi'],
  headline: 'B2B sales manager',
  location: 'Gurugram, India',
  studied: [
    {
      at: 'Amity University',
      type: "Master's Degree",
      course: 'MBA, Marketing',
      from: '07/2015',
      until: '05/2017',
    },
  ],
  worked: [
    {
      at: 'Nimbus Desk',
      as: 'Sales Manager',
      in: 'Gurugram, India',
      from: '04/2022',
      did: 'I lead six account executives who sell help desk software to mid-sized companies in the north of India. We closed INR 21 crore last year, 112 percent of plan. I coach calls, run the forecast in Salesforce every Friday and still close the largest deals myself, from the first meeting to procurement.',
    },
    {
      at: 'Tarang Telecom',
      as: 'Key Account Manager',
      in: 'Delhi, India',
      from: '08/2019',
      until: '03/2022',
      did: 'Fourteen accounts worth INR 9 crore a year: renewals, upselling, contracts and the occasional angry night call. I lost one account in three years.',
    },
    {
      at: 'Tarang Telecom',
      as: 'Sales Executive',
      in: 'Noida, India',
      from: '06/2017',
      until: '07/2019',
      did: 'Cold calls, field visits, demos and proposals for leased lines. Best newcomer of the region in 2018.',
    },
  ],
  skills: [
    'B2B Sales',
    'Sales Management',
    'Account Management',
    'Negotiation',
    'Lead Generation',
    'Salesforce',
    'CRM',
    'Forecasting',
    'Team Leadership',
    'Business Development',
    'Presentation Skills',
  ],
  roles: ['Sales Manager', 'Business Development Manager', 'Account Manager'],
  preferences: {
    workModes: ['On-site', 'Hybrid'],
    locations: [place('Gurugram', 'India'), place('Delhi', 'India'), place('Noida', 'India'), place('Mumbai', 'India')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology', 'Telecommunications'],
    salary: { minimum: 1_800_000, maximum: 3_000_000, currency: 'INR', period: 'YEAR' },
  },
});
