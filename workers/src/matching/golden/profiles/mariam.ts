import { place, profileFixture } from './profile-fixture.js';

/** A final-year marketing student in Sharjah looking for an internship, part-time or first job. */
export const mariam = profileFixture({
  uid: 'mariam',
  userType: 'student',
  name: ['Mariam', 'Al Hashimi'],
  headline: 'Marketing student and content creator',
  location: 'Sharjah, United Arab Emirates',
  studied: [
    {
      at: 'University of Sharjah',
      type: "Bachelor's Degree",
      course: 'Marketing',
      from: '09/2023',
      achievements:
        'Last year, done in January 2027. Head of media of the entrepreneurship club. Electives in SQL and marketing analytics.',
    },
  ],
  worked: [
    {
      at: 'Date Palm Bakery',
      as: 'Social Media Assistant (part-time)',
      in: 'Sharjah, United Arab Emirates',
      from: '09/2023',
      did: 'I plan, shoot and write three posts and two reels a week for Instagram and TikTok in Arabic and English, post for the cafés that buy from us on LinkedIn, answer messages, and report reach and orders every month from a dashboard that I built in Looker Studio. Followers went from 2,100 to 9,400. I set up two small paid campaigns in Meta Ads with a budget of AED 800 each.',
    },
  ],
  made: [
    {
      title: 'Campaign for a campus food drive',
      category: 'Marketing',
      year: '2025',
      did: 'Name, posters in Canva, a landing page, emails in Mailchimp and a counter on Instagram. We collected 1,300 meals; I measured with Google Analytics which channel had brought them.',
    },
  ],
  skills: [
    'Social Media Marketing',
    'Content Creation',
    'Copywriting',
    'Canva',
    'Instagram',
    'TikTok',
    'Meta Ads',
    'Google Analytics',
    'Looker Studio',
    'SQL',
    'Email Marketing',
    'Arabic',
    'English',
  ],
  roles: ['Digital Marketing Specialist', 'Social Media Manager'],
  preferences: {
    workModes: ['Part-time', 'Internship', 'Hybrid', 'Remote'],
    locations: [
      place('Sharjah', 'United Arab Emirates'),
      place('Dubai', 'United Arab Emirates'),
      place('Abu Dhabi', 'United Arab Emirates'),
    ],
    jobTypes: ['Internship', 'Part-time', 'Full-time'],
  },
});
