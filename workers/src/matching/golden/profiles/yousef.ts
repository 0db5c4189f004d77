import { place, profileFixture } from './profile-fixture.js';

/**
 * A final-year information systems student in Dubai looking for a first analyst job; only the location is preferred.
 */
export const yousef = profileFixture({
  uid: 'yousef',
  userType: 'student',
  name: ['Yousef', 'Mansour'],
  location: 'Dubai, United Arab Emirates',
  studied: [
    {
      at: 'Zayed University',
      type: "Bachelor's Degree",
      course: 'Business Information Systems',
      from: '09/2023',
      achievements: 'Graduating in May 2027. Best presentation in the systems analysis course.',
    },
  ],
  worked: [
    {
      at: 'Mina Freight Services',
      as: 'Summer Trainee, Process Improvement',
      in: 'Dubai, United Arab Emirates',
      from: '06/2026',
      until: '08/2026',
      did: 'I drew the customs clearance process with the people who do it, wrote user stories for a small tracking tool and tested it with eight clerks. I also made an Excel report of waiting times, which showed that half of them came from one missing form.',
    },
  ],
  made: [
    {
      title: 'Requirements for a campus parking app',
      category: 'University project',
      year: '2025',
      did: 'Interviews with 20 students, process maps in BPMN, a backlog in Jira and a clickable prototype. I did the requirements and the SQL reports, my team did the rest.',
    },
  ],
  skills: [
    'Requirements Gathering',
    'Business Analysis',
    'Process Mapping',
    'SQL',
    'Excel',
    'Power BI',
    'Jira',
    'Presentation Skills',
  ],
  roles: ['Business Analyst', 'Data Analyst'],
  preferences: { locations: [place('Dubai', 'United Arab Emirates'), place('Abu Dhabi', 'United Arab Emirates')] },
});
