import { place, profileFixture } from './profile-fixture.js';

/** A full stack developer in Bengaluru with six years of experience, stronger in React and Node.js than in Rails. */
export const imran = profileFixture({
  uid: 'imran',
  userType: 'professional',
  name: ['Imran', 'Shaikh'],
  headline: 'Full stack developer (React, Node.js)',
  location: 'Bengaluru, India',
  studied: [
    {
      at: 'National Institute of Technology Karnataka',
      type: "Bachelor's Degree",
      course: 'Information Technology',
      from: '07/2016',
      until: '05/2020',
    },
  ],
  worked: [
    {
      at: 'Bazaar Lane',
      as: 'Full Stack Developer',
      in: 'Bengaluru, India',
      from: '02/2023',
      did: 'I build the storefront of a marketplace with 400,000 monthly visitors: React, TypeScript and Next.js in front, Node.js with Express and MongoDB behind, tested with Jest and Playwright, on AWS. We cut the largest contentful paint from 4.1 to 1.9 seconds. I mentor two juniors and plan the sprints of our squad with the product manager.',
    },
    {
      at: 'Peacock Byte Digital',
      as: 'Web Developer',
      in: 'Hyderabad, India',
      from: '07/2020',
      until: '01/2023',
      did: 'Client shops and portals: for two years Ruby on Rails with PostgreSQL, Sidekiq and RSpec, then React with Redux in front of the same APIs. I put them on AWS with Docker and kept them running.',
    },
  ],
  made: [
    {
      title: 'Hall booking app',
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
  roles: ['Full Stack Developer', 'Backend Developer'],
  preferences: {
    workModes: ['Hybrid', 'On-site', 'Remote'],
    locations: [place('Bengaluru', 'India'), place('Hyderabad', 'India')],
    jobTypes: ['Full-time'],
    languages: [
      { language: 'Hindi', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
    ],
    salary: { minimum: 2_200_000, maximum: 3_200_000, currency: 'INR', period: 'YEAR' },
  },
});
