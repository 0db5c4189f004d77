import { findUnsupportedClaims, type ClaimKind } from './find-unsupported-claims.js';

const OFFICE =
  'i assisted the senior engineer with python scripts and worked under a manager, and sat near the director. was responsible for making coffee in the office for 20 people. wrote 2 apps for my uncle. with people from there, ran tests. won nothing, but built a chat app for a hackathon. studied for my degree';

/** Rewrites by models, with the kind of an unsupported claim in each. */
const INVENTED: readonly (readonly [before: string, after: string, kind: ClaimKind])[] = [
  [OFFICE, 'Senior engineer: wrote python scripts.', 'title'],
  [OFFICE, 'Manager and director: worked in the office.', 'title'],
  [OFFICE, 'Led the office.', 'leadership'],
  [OFFICE, 'Directed and supervised people, heading the group.', 'leadership'],
  [OFFICE, 'Ran the office.', 'leadership'],
  [OFFICE, 'Managed the office.', 'leadership'],
  [OFFICE, 'Wrote 20 apps for 2 people.', 'number'],
  [OFFICE, 'Wrote 2 apps for deloitte and accenture.', 'word'],
  [OFFICE, 'Wrote 2 apps for an international retail chain, used by customers worldwide.', 'word'],
  [OFFICE, 'Won a hackathon prize.', 'honour'],
  [OFFICE, 'Won a hackathon.', 'honour'],
  [OFFICE, 'Graduated with a degree.', 'qualification'],
  [OFFICE, 'Holds a degree.', 'qualification'],
  ['assisted the senior engineer with python scripts', 'Senior engineer: wrote python scripts', 'title'],
  ['assisted the senior engineer', 'Rose to senior engineer.', 'title'],
  ['worked under a manager and saw the director', 'Manager and director: worked.', 'title'],
  ['my manager and the architect showed me around', 'Architect.', 'title'],
  ['made slides for the director', 'Made slides as director.', 'title'],
  ['wanted to be a designer, so i drew posters', 'Designer: drew posters.', 'title'],
  ['i was not the manager of the shop', 'Manager of the shop.', 'title'],
  ['talked with doctors and nurses', 'Doctor and nurse: talked.', 'title'],
  ['responsible for making coffee', 'Led the office', 'leadership'],
  ['with people, ran tests', 'Directed and supervised people, heading the group', 'leadership'],
  ['organised my desk in the team', 'Led the team.', 'leadership'],
  ['i was trained by the team', 'Trained the team.', 'leadership'],
  ['i was led by maria in a group', 'Led a group.', 'leadership'],
  ['helped the team lead with tests', 'Led the team with tests.', 'leadership'],
  ['never led a team', 'Led a team.', 'leadership'],
  ['managed to pass the test in a team', 'Managed a team.', 'leadership'],
  ['worked in the shop', 'Managed the shop.', 'leadership'],
  ['had 20 people, 2 apps', 'Had 2 people, 20 apps.', 'number'],
  ['answered 30 calls and 4 letters', 'Answered 4 calls and 30 letters.', 'number'],
  ['thousands of lines for some users', 'Lines for thousands of users.', 'number'],
  ['worked for 5 years with people', 'Worked with 5 people.', 'number'],
  ['wrote an app for my uncle', 'Wrote an app for deloitte and accenture.', 'word'],
  ['wrote an app for my uncle', 'Wrote an app for a global enterprise.', 'word'],
  ['wrote an app for my uncle', 'Wrote an elegant app for my uncle.', 'word'],
  ['wrote an app', 'Wrote and sold an app.', 'word'],
  ['wrote an app', 'Patented an app.', 'word'],
  ['wrote an app', 'Efficiently wrote an app.', 'word'],
  ['won nothing with an app for a hackathon', 'Won a hackathon prize with an app.', 'honour'],
  ['entered a competition with a robot', 'Won a competition with a robot.', 'honour'],
  ['built a robot to win a prize', 'Built a robot and won a prize.', 'honour'],
  ['worked on the top floor', 'Award-winning work on the top floor.', 'honour'],
  ['studied for my degree', 'Graduated with a degree', 'qualification'],
  ['working towards a bachelor', 'Bachelor.', 'qualification'],
  ['my boss managed a team', 'Managed a team.', 'leadership'],
  ['the manager led us', 'Led us.', 'leadership'],
  ['my sister won a prize and i helped', 'Won a prize.', 'honour'],
  ['no manager helped me', 'Manager.', 'title'],
  ['without a degree i built apps', 'Built apps with a degree.', 'qualification'],
  ['i applied for a scholarship', 'Received a scholarship.', 'honour'],
  ['i shadowed the lead developer', 'Lead developer.', 'title'],
  ['wrote code that senior engineers read', 'Senior engineer: wrote code.', 'title'],
  ['helped in a shop', 'Co-owned a shop.', 'title'],
  ['wrote ads to increase sales', 'Increased sales with ads.', 'result'],
  ['we did not increase sales', 'Increased sales.', 'result'],
  ['tried to finish the app', 'Finished the app.', 'result'],
];

/** Faithful rewrites that a strict guard could reject by mistake. */
const TRUTHFUL: readonly (readonly [before: string, after: string])[] = [
  ['assisted the senior engineer with python scripts', 'Supported the senior engineer with Python scripts.'],
  ['worked under a manager', 'Worked under a manager.'],
  ['i was not the manager', 'Was not the manager.'],
  ['i was promoted to manager', 'Was promoted to manager.'],
  ['as the manager of the shop i hired two people', 'Manager of the shop, hiring 2 people.'],
  ['we had 20 people and 2 apps', 'Developed 2 apps with 20 people.'],
  ['my job was to run the shop', 'Ran the shop.'],
  ['responsible for a group of five people', 'Led a group of 5 people.'],
  ['we won the hackathon', 'Won the hackathon.'],
  ['i finished my degree', 'Completed a degree.'],
  ['i fixed bugs and wrote documentation for our app', 'Resolved bugs and wrote docs for the application.'],
  ['five letters quickly. five quickly', '• five quickly.\n• five letters quickly.'],
  ['the team i led won the cup', 'Led the team that won the cup.'],
  [
    'i built a mobile app for students to find study groups using react native, about 300 students used it',
    'Built a mobile application with React Native that helped students find study groups, used by about 300 students.',
  ],
  [
    'we made a robot that follows a line, i did the code and my friend did the hardware',
    'Developed the code for a line-following robot, collaborating with a friend who built the hardware.',
  ],
  ['helped customers at the till and took payments', 'Assisted customers at the till and handled payments.'],
];

describe('findUnsupportedClaims for rewrites of models', () => {
  test.each(INVENTED)('given %p, finds in %p an unsupported %s', (before, after, kind) => {
    expect(findUnsupportedClaims(before, after).map((claim) => claim.kind)).toContain(kind);
  });

  test.each(TRUTHFUL)('accepts %p rewritten as %p', (before, after) => {
    expect(findUnsupportedClaims(before, after)).toEqual([]);
  });
});
