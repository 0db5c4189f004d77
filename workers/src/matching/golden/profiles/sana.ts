import { place, writtenProfile } from './written-profile.js';

/** A graphic designer of two years in Dubai on her way to product design. */
export const sana = writtenProfile({
  uid: 'sana',
  userType: 'professional',
  name: ['Sana', 'Qureshi'],
  headline: 'Graphic designer moving into product design',
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'American University in Dubai',
      type: "Bachelor's Degree",
      course: 'Visual Communication',
      from: '09/2020',
      until: '06/2024',
    },
    {
      at: 'Interaction Evening School',
      type: 'Certificate',
      course: 'UX Design',
      from: '09/2025',
      until: '03/2026',
      achievements: 'Six months of evenings: interviews, wireframes, usability tests, a design system.',
    },
  ],
  worked: [
    {
      at: 'Almond & Ink',
      as: 'Graphic Designer',
      in: 'Dubai, United Arab Emirates',
      from: '08/2024',
      did: 'Brand identities and campaigns for restaurants and clinics in English and Arabic, in Illustrator, Photoshop and InDesign. For the last year I have also designed landing pages and a booking app in Figma, from wireframes to a clickable prototype, and sat beside the developers while they built it.',
    },
  ],
  made: [
    {
      title: 'Clinic booking, redesigned',
      category: 'UX case study',
      year: '2026',
      did: 'I interviewed nine patients, mapped their journey, and drew and tested two prototypes in Figma. Booking took half the taps in the second one. The case study shows what I would do differently, too.',
    },
  ],
  skills: [
    'Figma',
    'Adobe Illustrator',
    'Adobe Photoshop',
    'Adobe InDesign',
    'Branding',
    'Typography',
    'Wireframing',
    'Prototyping',
    'User Interviews',
    'Usability Testing',
    'Design Systems',
  ],
  roles: ['Product Designer', 'UX Designer', 'UI Designer'],
  preferences: {
    workModes: ['Hybrid', 'On-site', 'Remote'],
    locations: [
      place('Dubai', 'United Arab Emirates'),
      place('Abu Dhabi', 'United Arab Emirates'),
      place('Sharjah', 'United Arab Emirates'),
    ],
    jobTypes: ['Full-time'],
    salary: { minimum: 10_000, maximum: 16_000, currency: 'AED', period: 'MONTH' },
  },
});
