import { place, profileFixture } from './profile-fixture.js';

/** A content writer in Manchester with five years of experience, some of it in SEO, formerly a reporter. */
export const tom = profileFixture({
  uid: 'tom',
  userType: 'professional',
  name: ['Tom', 'Ashworth'],
  headline: 'Content writer and SEO',
  location: 'Manchester, United Kingdom',
  studied: [
    {
      at: 'University of Leeds',
      type: "Bachelor's Degree",
      course: 'English Language and Journalism',
      from: '09/2016',
      until: '06/2019',
    },
  ],
  worked: [
    {
      at: 'Slatebridge Software',
      as: 'Content Writer',
      in: 'Manchester, United Kingdom',
      from: '02/2022',
      did: 'I write what a company for accounting software publishes: guides, case studies, the newsletter with 30,000 readers, and with the developers the release notes and the API guide, in Markdown and Git. I do the keyword research in Ahrefs, brief two freelancers and keep the editorial calendar. Organic traffic to the blog has tripled since I took it over.',
    },
    {
      at: 'Rosebay Agency',
      as: 'Junior Copywriter',
      in: 'Manchester, United Kingdom',
      from: '05/2021',
      until: '01/2022',
      did: 'Web pages, emails and ads for about a dozen shops, in WordPress and Mailchimp. I learnt on-page SEO there because nobody else wanted to.',
    },
    {
      at: 'The Ribble Echo',
      as: 'Reporter',
      in: 'Preston, United Kingdom',
      from: '09/2019',
      until: '04/2021',
      did: 'Local news, courts and council, two pieces a day, with interviews and a camera. I can write 600 clean words by noon.',
    },
  ],
  skills: [
    'Content Writing',
    'Copywriting',
    'Editing',
    'SEO',
    'Keyword Research',
    'Content Strategy',
    'Ahrefs',
    'Google Analytics',
    'WordPress',
    'Email Marketing',
    'HubSpot',
  ],
  roles: ['Content Writer', 'SEO Specialist'],
  preferences: {
    workModes: ['Remote', 'Hybrid'],
    locations: [place('Manchester', 'United Kingdom')],
    jobTypes: ['Full-time', 'Contract'],
    languages: [{ language: 'English', proficiency: 'Native' }],
    salary: { minimum: 34_000, currency: 'GBP', period: 'YEAR' },
  },
});
