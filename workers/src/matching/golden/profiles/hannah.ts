import { place, profileFixture } from './profile-fixture.js';

/** A computer engineering student in Vancouver, between firmware and backend. */
export const hannah = profileFixture({
  uid: 'hannah',
  userType: 'student',
  name: ['Hannah', 'Fraser'],
  headline: 'Computer engineering student looking for a summer co-op',
  location: 'Vancouver, Canada',
  studied: [
    {
      at: 'University of British Columbia',
      type: "Bachelor's Degree",
      course: 'Computer Engineering',
      from: '09/2023',
      achievements: "Dean's list in two terms. Member of the solar car team.",
    },
  ],
  worked: [
    {
      at: 'Granite Loop Instruments',
      as: 'Firmware Intern',
      in: 'Burnaby, Canada',
      from: '05/2025',
      until: '08/2025',
      did: 'I wrote C for an STM32 board that reads water meters: the SPI driver, a small state machine on FreeRTOS, and tests that ran on the real board. I found a race in the sleep code with an oscilloscope and a lot of patience.',
    },
    {
      at: 'Northlight Tutoring',
      as: 'Backend Co-op',
      in: 'Vancouver, Canada',
      from: '01/2026',
      until: '04/2026',
      did: 'Four months on the scheduling service of a tutoring start-up: Python, FastAPI and PostgreSQL, tests with pytest, all in Docker. I shipped the calendar sync that tutors had asked for since the beginning.',
    },
  ],
  made: [
    {
      title: 'Telemetry for the solar car',
      category: 'Embedded',
      year: '2025',
      did: 'Reads the CAN bus of our car on an ESP32 and sends it over LoRa to a laptop. A page in React draws speed, battery and heat live. Written in C++ with a bit of Python.',
    },
  ],
  skills: [
    'C',
    'C++',
    'Python',
    'FreeRTOS',
    'STM32',
    'SPI',
    'I2C',
    'CAN bus',
    'Linux',
    'FastAPI',
    'PostgreSQL',
    'Docker',
    'React',
    'Git',
  ],
  roles: ['Embedded Systems Engineer', 'Backend Developer', 'Software Engineer'],
  preferences: {
    workModes: ['On-site', 'Hybrid', 'Remote', 'Internship'],
    locations: [
      place('Vancouver', 'Canada'),
      place('Montreal', 'Canada'),
      place('Seattle', 'United States'),
      place('Chicago', 'United States'),
    ],
    jobTypes: ['Internship'],
    languages: [{ language: 'English', proficiency: 'Native' }],
  },
});
