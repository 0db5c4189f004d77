import { profileFixture } from './profile-fixture.js';

/** A biotechnology graduate in Dubai who prefers to work with customers; few skills, no preferences. */
export const ananya = profileFixture({
  uid: 'ananya',
  userType: 'graduate',
  name: ['Ananya', 'Ghosh'],
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'Manipal Academy, Dubai campus',
      type: "Bachelor's Degree",
      course: 'Biotechnology',
      from: '09/2020',
      until: '05/2024',
    },
  ],
  worked: [
    {
      at: 'Helix Bench',
      as: 'Customer Support Associate',
      in: 'Dubai, United Arab Emirates',
      from: '06/2024',
      did: 'Laboratories write or call when our software does not do what it should. I answer about 40 tickets a day in Freshdesk, show new customers by video how to start, write the guides, and keep a list of what goes wrong, which has changed the product twice. When a hospital wanted to leave, I visited it with the sales manager; it stayed and took another year. I found that I like this far more than the bench.',
    },
    {
      at: 'Campus fest of the academy',
      as: 'Sponsorship Coordinator',
      in: 'Dubai, United Arab Emirates',
      from: '09/2021',
      until: '03/2023',
      did: 'For two fests, with a team of five, I called and visited about 180 companies that had never heard of us, wrote the offers, took a lot of no for an answer and won 31 sponsors, AED 340,000 in all.',
    },
  ],
  skills: ['Customer Support', 'Communication', 'Excel'],
  roles: ['Customer Success Manager', 'Sales Executive'],
});
