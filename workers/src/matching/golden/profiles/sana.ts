import { place, profileFixture } from './profile-fixture.js';

/** A graphic designer in Noida with two years of experience, moving to UX design. */
export const sana = profileFixture({
  uid: 'sana',
  userType: 'professional',
  name: ['Sana', 'Qureshi'],
  headline: 'Graphic designer moving into UX',
  location: 'Noida, India',
  studied: [
    {
      at: 'Delhi College of Art',
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
      in: 'Delhi, India',
      from: '08/2024',
      did: 'Brand identities and campaigns for restaurants and clinics in English and Hindi, in Illustrator, Photoshop and InDesign. For the last year I have also designed landing pages and a booking app in Figma, from wireframes to a clickable prototype, and sat beside the developers while they built it.',
    },
  ],
  made: [
    {
      title: 'Clinic booking, redesigned',
      category: 'UX case study',
      year: '2026',
      did: 'I interviewed nine patients, mapped their journey, and drew and tested two prototypes in Figma. Booking took half the taps in the second one. Of everything I did there, I liked the interviews best.',
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
  roles: ['UX Designer', 'UI Designer', 'UX Researcher'],
  preferences: {
    workModes: ['Hybrid', 'On-site', 'Remote'],
    locations: [
      place('Noida', 'India'),
      place('Delhi', 'India'),
      place('Jaipur', 'India'),
      place('Hyderabad', 'India'),
    ],
    jobTypes: ['Full-time'],
    salary: { minimum: 700_000, maximum: 1_200_000, currency: 'INR', period: 'YEAR' },
  },
});
