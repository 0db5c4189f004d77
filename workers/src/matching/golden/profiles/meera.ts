import { place, profileFixture } from './profile-fixture.js';

/** A Java backend developer in Bengaluru with four years of experience and complete preferences. */
export const meera = profileFixture({
  uid: 'meera',
  userType: 'professional',
  name: ['Meera', 'Krishnan'],
  headline: 'Backend developer, Java and Spring',
  location: 'Bengaluru, India',
  studied: [
    {
      at: 'PES University',
      type: "Bachelor's Degree",
      course: 'Computer Science and Engineering',
      from: '08/2018',
      until: '06/2022',
      achievements: 'CGPA 8.7. Finalist of the inter-college hackathon in 2021.',
    },
  ],
  worked: [
    {
      at: 'Palash Payments',
      as: 'Backend Developer',
      in: 'Bengaluru, India',
      from: '04/2024',
      did: 'I build the settlement services of a payments company in Java 17 and Spring Boot, six services that talk over Kafka. I moved our reports from nightly scripts to a PostgreSQL schema with proper indexes, which took month-end from five hours to forty minutes. I am on call every fourth week and review about ten pull requests a week.',
    },
    {
      at: 'Kettle & Crane Software',
      as: 'Associate Software Engineer',
      in: 'Bengaluru, India',
      from: '07/2022',
      until: '03/2024',
      did: 'REST APIs in Spring Boot for the booking system of a hospital group, with MySQL and Redis. I wrote unit tests in JUnit and Mockito, brought Docker into the team and set up the Jenkins pipeline that we used for every release.',
    },
  ],
  made: [
    {
      title: 'Ledger playground',
      category: 'Open source',
      year: '2025',
      did: 'A small double-entry ledger in Java with an append-only event log, to learn event sourcing. It has property-based tests and a load test that writes 5,000 entries a second on my laptop.',
    },
  ],
  skills: [
    'Java',
    'Spring Boot',
    'Hibernate',
    'REST APIs',
    'Microservices',
    'Apache Kafka',
    'PostgreSQL',
    'MySQL',
    'Redis',
    'Docker',
    'Kubernetes',
    'AWS',
    'JUnit',
    'Jenkins',
    'Git',
  ],
  roles: ['Backend Developer', 'Software Engineer'],
  preferences: {
    workModes: ['Hybrid', 'Remote'],
    locations: [place('Bengaluru', 'India'), place('Hyderabad', 'India'), place('Chennai', 'India')],
    jobTypes: ['Full-time'],
    preferredIndustries: ['Finance', 'Technology'],
    languages: [
      { language: 'English', proficiency: 'Fluent' },
      { language: 'Kannada', proficiency: 'Native' },
    ],
    salary: { minimum: 2_000_000, maximum: 2_800_000, currency: 'INR', period: 'YEAR' },
  },
});
