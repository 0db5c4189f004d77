import { place, profileFixture } from './profile-fixture.js';

/** A teacher in Hyderabad with six years of experience and a new master's degree in human-computer interaction. */
export const daniel = profileFixture({
  uid: 'daniel',
  userType: 'graduate',
  name: ['Daniel', 'Mathew'],
  headline: 'UX researcher, formerly a teacher',
  location: 'Hyderabad, India',
  studied: [
    {
      at: 'International Institute of Information Technology, Hyderabad',
      type: "Master's Degree",
      course: 'Human-Computer Interaction',
      from: '08/2024',
      until: '06/2026',
      achievements:
        'Thesis on how teenagers with dyslexia read learning apps: 18 interviews, a diary study and a survey of 240.',
    },
    {
      at: 'Loyola College',
      type: "Bachelor's Degree",
      course: 'Psychology',
      from: '06/2015',
      until: '04/2018',
    },
  ],
  worked: [
    {
      at: 'Elmfield Public School',
      as: 'Teacher of Psychology',
      in: 'Hyderabad, India',
      from: '06/2018',
      until: '05/2024',
      did: 'I taught classes of forty aged 14 to 18, planned the syllabus with two colleagues and led the change to digital homework, which meant watching many people fight with an interface. I ran workshops for teachers and reported results to the board.',
    },
  ],
  made: [
    {
      title: 'Usability study for a library app',
      category: 'UX research',
      year: '2026',
      did: 'Twelve moderated tests, a survey in Qualtrics and a card sort for the app of a public library. I coded the interviews in Dovetail, ran the statistics in R and presented seven findings; five of them are in the app by now. I drew the wireframes of the new search in Figma.',
    },
  ],
  skills: [
    'User Research',
    'Usability Testing',
    'User Interviews',
    'Survey Design',
    'Thematic Analysis',
    'Figma',
    'R',
    'Workshop Facilitation',
    'Presentation Skills',
  ],
  roles: ['UX Researcher', 'UX Designer'],
  preferences: {
    workModes: ['Remote', 'Hybrid'],
    locations: [place('Hyderabad', 'India'), place('Bengaluru', 'India'), place('Jaipur', 'India')],
  },
});
