import { place, profileFixture } from './profile-fixture.js';

/** A third-year computer science student in Hyderabad looking for an internship; few details. */
export const arjun = profileFixture({
  uid: 'arjun',
  userType: 'student',
  name: ['Arjun', 'Reddy'],
  headline: 'Third-year CSE student',
  location: 'Hyderabad, India',
  studied: [
    {
      at: 'Osmania University',
      type: "Bachelor's Degree",
      course: 'Computer Science and Engineering',
      from: '08/2024',
      achievements: 'CGPA 8.2 so far. Courses in data structures, operating systems, databases and computer networks.',
    },
  ],
  made: [
    {
      title: 'Mess menu and feedback app',
      category: 'Web',
      year: '2026',
      did: 'A web app for our hostel with a Spring Boot backend, MySQL and plain JavaScript pages. About 250 students vote on meals every week. I run it in Docker on a small AWS server; GitHub Actions tests every push, and a Bash script of mine rolls it out. Keeping it up during exam week taught me more than the lectures.',
    },
    {
      title: 'Bus delay predictor',
      category: 'Data',
      year: '2025',
      did: 'Two semesters of city bus times, cleaned with Python and pandas, and a simple regression that tells how late bus 218 will be. The data lies in SQLite; I drew the results in a notebook.',
    },
  ],
  skills: [
    'Java',
    'Python',
    'C',
    'SQL',
    'MySQL',
    'Spring Boot',
    'HTML',
    'JavaScript',
    'Git',
    'Linux',
    'Docker',
    'Bash',
  ],
  roles: ['Software Engineer', 'DevOps Engineer'],
  preferences: { workModes: ['Internship'], locations: [place('Hyderabad', 'India'), place('Bengaluru', 'India')] },
});
