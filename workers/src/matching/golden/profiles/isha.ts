import { place, profileFixture } from './profile-fixture.js';

/** A final-year design student in Delhi looking for an internship or first job anywhere in India. */
export const isha = profileFixture({
  uid: 'isha',
  userType: 'student',
  name: ['Isha', 'Bansal'],
  headline: 'Design student',
  location: 'Delhi, India',
  studied: [
    {
      at: 'Delhi Technological University',
      type: "Bachelor's Degree",
      course: 'Design (B.Des)',
      from: '08/2023',
      achievements: 'Done in May 2027. Second place in the interface contest of the department.',
    },
  ],
  made: [
    {
      title: 'An app for the hostel laundry',
      category: 'UI design',
      year: '2026',
      did: 'Screens for booking a machine, drawn in Figma with components and variables and tried out with seven neighbours. A friend built it; I learnt how many states a button has.',
    },
    {
      title: 'An icon set for a bike repair shop',
      category: 'Illustration',
      year: '2025',
      did: 'Forty icons on one grid, drawn in Illustrator, and a small style guide in Figma that says how to add the forty-first. The shop uses them on its website and on stickers.',
    },
    {
      title: 'Posters and programme of a student film festival',
      category: 'Graphic design',
      year: '2025',
      did: 'The whole look of a festival of three days: posters, a programme of 32 pages in InDesign, animated titles in After Effects and posts for Instagram, in English and Hindi.',
    },
  ],
  skills: [
    'Figma',
    'Adobe Illustrator',
    'Adobe InDesign',
    'After Effects',
    'Typography',
    'Illustration',
    'Prototyping',
  ],
  roles: ['UI Designer', 'UX Designer'],
  preferences: {
    workModes: ['Remote', 'Hybrid', 'Internship'],
    locations: [
      place('Delhi', 'India'),
      place('Noida', 'India'),
      place('Jaipur', 'India'),
      place('Bengaluru', 'India'),
      place('Chennai', 'India'),
    ],
    jobTypes: ['Internship', 'Full-time'],
  },
});
