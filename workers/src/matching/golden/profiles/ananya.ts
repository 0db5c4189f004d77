import { writtenProfile } from './written-profile.js';

/** A graduate of biotechnology in Bengaluru who would rather work with customers; few skills, no preferences. */
export const ananya = writtenProfile({
  uid: 'ananya',
  userType: 'graduate',
  name: ['Ananya', 'Ghosh'],
  location: 'Bengaluru, India',
  studied: [
    {
      at: 'Vellore Institute of Technology',
      type: "Bachelor's Degree",
      course: 'Biotechnology',
      from: '07/2021',
      until: '05/2025',
    },
  ],
  worked: [
    {
      at: 'Helix Reagents',
      as: 'Customer Support Associate',
      in: 'Bengaluru, India',
      from: '07/2025',
      did: 'Laboratories write or call when a test kit does not do what it should. I answer about 40 tickets a day in Freshdesk, show new customers by video how to start, and keep a list of what goes wrong, which changed the manual twice. When a hospital wanted to leave, I visited it with the sales manager; it stayed and ordered for another year. I found that I like this far more than the bench.',
    },
    {
      at: 'Campus fest of the institute',
      as: 'Sponsorship Coordinator',
      in: 'Vellore, India',
      from: '09/2023',
      until: '03/2024',
      did: 'Called and visited about 90 companies, wrote the offers and won 17 sponsors, INR 11 lakh in all, with a team of five.',
    },
  ],
  skills: ['Customer Support', 'Communication', 'Excel'],
  roles: ['Customer Success Manager', 'Sales Executive'],
});
