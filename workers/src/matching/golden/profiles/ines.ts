import { place, writtenProfile } from './written-profile.js';

/** A student of communication design in Porto who looks for an internship, best a remote one. */
export const ines = writtenProfile({
  uid: 'ines',
  userType: 'student',
  name: ['Inês', 'Carvalho'],
  headline: 'Design student',
  location: 'Porto, Portugal',
  studied: [
    {
      at: 'Universidade do Porto',
      type: "Bachelor's Degree",
      course: 'Communication Design',
      from: '09/2024',
    },
  ],
  made: [
    {
      title: 'Posters and programme of a student film festival',
      category: 'Graphic design',
      year: '2026',
      did: 'The whole look of a festival of three days: posters, a programme of 32 pages in InDesign, animated titles in After Effects and posts for Instagram. The printer liked my files, which made me prouder than the posters.',
    },
    {
      title: 'An icon set for a bike repair shop',
      category: 'Illustration',
      year: '2025',
      did: 'Forty icons on one grid, drawn in Illustrator, and a small style guide in Figma that says how to add the forty-first. The shop uses them on its website and on stickers.',
    },
  ],
  skills: [
    'Adobe Illustrator',
    'Adobe InDesign',
    'Adobe Photoshop',
    'After Effects',
    'Figma',
    'Typography',
    'Illustration',
  ],
  roles: ['Graphic Designer', 'UI Designer'],
  preferences: {
    workModes: ['Remote', 'Hybrid', 'Internship', 'Part-time'],
    locations: [place('Porto', 'Portugal'), place('Lisbon', 'Portugal')],
    jobTypes: ['Internship', 'Part-time'],
    languages: [
      { language: 'Portuguese', proficiency: 'Native' },
      { language: 'English', proficiency: 'Advanced' },
    ],
  },
});
