import { place, writtenProfile } from './written-profile.js';

/** Three years of selling software to businesses, from Mumbai. */
export const vikram = writtenProfile({
  uid: 'vikram',
  userType: 'professional',
  name: ['Vikram', 'Sethi'],
  headline: 'B2B sales executive',
  location: 'Mumbai, India',
  studied: [
    {
      at: 'University of Mumbai',
      type: "Bachelor's Degree",
      course: 'Management Studies',
      from: '07/2020',
      until: '05/2023',
    },
  ],
  worked: [
    {
      at: 'Nimbus Desk',
      as: 'Account Executive',
      in: 'Mumbai, India',
      from: '10/2024',
      did: 'I sell help desk software to firms of 20 to 200 people, mostly by phone and video: demos, offers, objections, the signature. I closed INR 1.9 crore last year, 112 percent of plan, and keep every deal in HubSpot. The customers I have won are mine for their first renewal, too.',
    },
    {
      at: 'Tarang Telecom',
      as: 'Inside Sales Representative',
      in: 'Navi Mumbai, India',
      from: '08/2023',
      until: '09/2024',
      did: 'Sixty cold calls a day for leased lines, lists built in LinkedIn and Apollo, meetings handed to the field. Best newcomer of the region in 2024.',
    },
  ],
  skills: [
    'B2B Sales',
    'Inside Sales',
    'Cold Calling',
    'Lead Generation',
    'Product Demos',
    'Negotiation',
    'Account Management',
    'HubSpot',
    'CRM',
    'Communication',
  ],
  roles: ['Sales Executive', 'Account Manager'],
  preferences: {
    workModes: ['On-site', 'Hybrid', 'Remote'],
    locations: [place('Mumbai', 'India'), place('Pune', 'India')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology'],
    salary: { minimum: 800_000, maximum: 1_400_000, currency: 'INR', period: 'YEAR' },
  },
});
