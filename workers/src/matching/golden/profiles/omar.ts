import { place, writtenProfile } from './written-profile.js';

/** A full stack developer of six years in Dubai, stronger in React than behind it. */
export const omar = writtenProfile({
  uid: 'omar',
  userType: 'professional',
  name: ['Omar', 'Haddad'],
  headline: 'Full stack developer (React, Node.js)',
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'American University of Sharjah',
      type: "Bachelor's Degree",
      course: 'Computer Engineering',
      from: '09/2015',
      until: '06/2020',
    },
  ],
  worked: [
    {
      at: 'Souk Lane',
      as: 'Senior Full Stack Developer',
      in: 'Dubai, United Arab Emirates',
      from: '02/2023',
      did: 'I lead the storefront of a marketplace with 400,000 monthly visitors: React, TypeScript and Next.js in front, Node.js with Express and MongoDB behind. We cut the largest contentful paint from 4.1 to 1.9 seconds. I mentor two juniors and plan the sprints of our squad with the product manager.',
    },
    {
      at: 'Bright Minaret Digital',
      as: 'Web Developer',
      in: 'Sharjah, United Arab Emirates',
      from: '08/2020',
      until: '01/2023',
      did: 'Client sites and portals in React with Redux, some in Vue. I wrote the APIs in Node.js, put them on AWS with Docker, and made every site work right to left for Arabic.',
    },
  ],
  made: [
    {
      title: 'Majlis booking app',
      category: 'Side project',
      year: '2024',
      did: 'A React Native app with an Express backend that lets neighbours book the community hall. About 300 people use it; payments go through Stripe.',
    },
  ],
  skills: [
    'JavaScript',
    'TypeScript',
    'React',
    'Next.js',
    'Redux',
    'Node.js',
    'Express',
    'MongoDB',
    'PostgreSQL',
    'GraphQL',
    'HTML',
    'CSS',
    'Jest',
    'Docker',
    'AWS',
    'Git',
  ],
  roles: ['Full Stack Developer', 'Frontend Developer'],
  preferences: {
    workModes: ['Hybrid', 'On-site'],
    locations: [place('Dubai', 'United Arab Emirates'), place('Abu Dhabi', 'United Arab Emirates')],
    jobTypes: ['Full-time'],
    languages: [
      { language: 'Arabic', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
    ],
    salary: { minimum: 18_000, maximum: 26_000, currency: 'AED', period: 'MONTH' },
  },
});
