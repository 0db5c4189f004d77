import { place, profileFixture } from './profile-fixture.js';

/** Three years of B2B software sales in Dubai. */
export const vikram = profileFixture({
  uid: 'vikram',
  userType: 'professional',
  name: ['Vikram', 'Sethi'],
  headline: 'B2B sales executive',
  location: 'Dubai, United Arab Emirates',
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
      in: 'Dubai, United Arab Emirates',
      from: '10/2024',
      did: 'I sell help desk software to firms of 20 to 200 people, by phone, by video and at their desks: demos, offers, objections, the signature. I closed AED 3.1 million last year, 112 percent of plan, and keep every deal in HubSpot. The customers I have won are mine until after their first renewal, so I set them up myself and visit the larger ones.',
    },
    {
      at: 'Tarang Telecom',
      as: 'Inside Sales Representative',
      in: 'Mumbai, India',
      from: '08/2023',
      until: '09/2024',
      did: 'Sixty cold calls a day for leased lines, lists built in LinkedIn and Apollo, meetings handed to the field. Best newcomer of the region in 2024; I trained the two who came after me.',
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
    locations: [place('Dubai', 'United Arab Emirates'), place('Abu Dhabi', 'United Arab Emirates')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Technology'],
    salary: { minimum: 11_000, maximum: 17_000, currency: 'AED', period: 'MONTH' },
  },
});
