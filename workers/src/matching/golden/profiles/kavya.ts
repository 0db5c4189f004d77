import { place, profileFixture } from './profile-fixture.js';

/** A statistics graduate in Dubai who wants to be an analyst; would accept an internship. */
export const kavya = profileFixture({
  uid: 'kavya',
  userType: 'graduate',
  name: ['Kavya', 'Patil'],
  headline: 'Statistics graduate, aspiring data analyst',
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'Fergusson College',
      type: "Bachelor's Degree",
      course: 'Statistics',
      from: '07/2023',
      until: '05/2026',
      achievements: 'First class with distinction. Final thesis on seasonal demand in small shops.',
    },
  ],
  worked: [
    {
      at: 'Bhor Valley Dairies',
      as: 'Data Analyst Intern',
      in: 'Pune, India',
      from: '01/2026',
      until: '04/2026',
      did: 'I cleaned two years of delivery data in Excel and SQL and built a Power BI dashboard of returns by route. The logistics head still opens it every Monday. I also sat with drivers and clerks to find out why returns were booked three times, and explained the weekly report to people who do not like numbers.',
    },
  ],
  made: [
    {
      title: 'What a monsoon does to vegetable prices',
      category: 'Data analysis',
      year: '2025',
      did: 'Daily market prices of eleven years joined with rainfall, in Python with pandas and matplotlib. I tested which prices follow rain with a lag and wrote it up for the college magazine.',
    },
  ],
  skills: ['SQL', 'Excel', 'Power BI', 'Python', 'pandas', 'Statistics', 'Data Visualization', 'R', 'Reporting'],
  roles: ['Data Analyst', 'Business Analyst'],
  preferences: {
    workModes: ['Hybrid', 'On-site', 'Remote'],
    locations: [place('Dubai', 'United Arab Emirates'), place('Abu Dhabi', 'United Arab Emirates')],
    jobTypes: ['Full-time', 'Internship'],
    salary: { minimum: 5_000, currency: 'AED', period: 'MONTH' },
  },
});
