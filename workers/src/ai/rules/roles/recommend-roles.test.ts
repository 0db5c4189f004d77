import { type RoleProfile, roleProfile } from '@trackrecord/contracts';
import { ROLES } from '@trackrecord/contracts/lists/roles';
import fc from 'fast-check';
import { recommendRoles } from './recommend-roles.js';
import { KNOWN_ROLES } from './roles.js';

interface ProfileSketch {
  readonly userType?: 'student' | 'graduate' | 'professional';
  readonly skills?: readonly string[];
  readonly work?: readonly (readonly [title: string, description: string])[];
  readonly projects?: readonly (readonly [title: string, description: string])[];
}

function createProfile({ userType, skills = [], work = [], projects = [] }: ProfileSketch): RoleProfile {
  const toEntries = (items: ProfileSketch['work'] = []) =>
    items.map(([title, description]) => ({ title, description }));
  return roleProfile.parse({ userType, skills, experiences: toEntries(work), projects: toEntries(projects) });
}

const SKETCHES: readonly (readonly [role: string, sketch: ProfileSketch])[] = [
  [
    'Frontend Developer',
    {
      userType: 'student',
      skills: ['react', 'css', 'html', 'js'],
      projects: [['Portfolio', 'A responsive portfolio with React and Sass']],
    },
  ],
  [
    'Frontend Developer',
    { work: [['Front End Engineer', 'Rebuilt the shop in TypeScript and React, made it accessible']] },
  ],
  [
    'Backend Developer',
    {
      userType: 'graduate',
      skills: ['Java', 'Spring Boot', 'SQL', 'Docker'],
      work: [['Backend Intern', 'Wrote REST APIs with Spring Boot and PostgreSQL']],
    },
  ],
  [
    'Full Stack Developer',
    {
      skills: ['MongoDB', 'Express', 'React', 'Node'],
      work: [['MERN stack developer', 'Built a shop with React and Node.js']],
    },
  ],
  [
    'Mobile Developer',
    {
      userType: 'student',
      skills: ['Flutter', 'Dart', 'Firebase'],
      projects: [['Canteen app', 'A flutter app for iOS and Android']],
    },
  ],
  [
    'DevOps Engineer',
    { work: [['Systems Engineer', 'Moved builds to Jenkins, ran Kubernetes on AWS with Terraform and Ansible']] },
  ],
  [
    'Security Engineer',
    {
      skills: ['Penetration testing', 'Wireshark', 'SIEM'],
      work: [['SOC analyst', 'Watched alerts and answered incidents']],
    },
  ],
  [
    'QA Engineer',
    {
      skills: ['Selenium', 'Postman', 'Manual testing'],
      work: [['Tester', 'Wrote regression tests for the web shop']],
    },
  ],
  [
    'Embedded Systems Engineer',
    {
      userType: 'graduate',
      skills: ['C', 'C++', 'RTOS', 'Arduino'],
      projects: [['Robot arm', 'Firmware for a microcontroller']],
    },
  ],
  [
    'Engineering Manager',
    {
      skills: ['Agile', 'Mentoring', 'System Design'],
      work: [
        ['Engineering Manager', 'Led a team of eight engineers and hired five'],
        ['Software Engineer', 'Wrote Java services'],
      ],
    },
  ],
  [
    'UX Designer',
    {
      userType: 'graduate',
      skills: ['Figma', 'Wireframing', 'Usability testing', 'User research'],
      work: [['UX intern', 'Tested prototypes with users']],
    },
  ],
  [
    'Graphic Designer',
    {
      skills: ['Photoshop', 'Illustrator', 'InDesign'],
      work: [['Freelance designer', 'Logos, posters and branding for small shops']],
    },
  ],
  [
    'Product Manager',
    { work: [['Product Owner', 'Kept the backlog, wrote user stories and the product roadmap with stakeholders']] },
  ],
  [
    'Project Manager',
    {
      skills: ['MS Project', 'Risk management', 'Budgeting'],
      work: [['Project coordinator', 'Planned projects and told everyone about them']],
    },
  ],
  [
    'Data Scientist',
    {
      userType: 'student',
      skills: ['Python', 'Machine Learning', 'Statistics', 'pandas'],
      projects: [['House prices', 'Regression with scikit-learn in Jupyter']],
    },
  ],
  [
    'Data Analyst',
    { skills: ['SQL', 'Excel', 'Tableau'], work: [['Reporting analyst', 'Cleaned data and built reports for sales']] },
  ],
  [
    'SEO Specialist',
    {
      skills: ['SEO', 'Ahrefs', 'Google Search Console'],
      work: [['Marketing assistant', 'Keyword research and link building']],
    },
  ],
  [
    'Sales Executive',
    {
      userType: 'graduate',
      skills: ['Cold calling', 'CRM', 'Negotiation'],
      work: [['Sales representative', 'Sold phone contracts']],
    },
  ],
  [
    'Supply Chain Manager',
    {
      skills: ['SAP', 'Procurement', 'Inventory management'],
      work: [['Warehouse manager', 'Logistics for three sites']],
    },
  ],
  [
    'Talent Acquisition Specialist',
    { work: [['Technical Recruiter', 'Sourced candidates on LinkedIn Recruiter and ran interviews']] },
  ],
];

/** A title, the role that comes first, and a description. */
const OCCUPATIONS: readonly (readonly [title: string, role: string, description?: string])[] = [
  ['Staff Nurse', 'Nurse responsible for general care'],
  ['RN', 'Nurse responsible for general care', 'night shifts on a ward'],
  ['Senior Care Assistant', 'Healthcare assistant'],
  ['Electrician (m/w/d)', 'Electrician'],
  ['Sparky', 'Electrician'],
  ['Solicitor', 'Lawyer'],
  ['HGV driver', 'Cargo vehicle driver'],
  ['Driver', 'Car and van delivery driver', 'delivered parcels to customers with a van'],
  ['Driver', 'Bus driver', 'drove the school bus and sold tickets to passengers'],
  ['Teacher', 'Early years teacher', 'toddlers in a nursery, singing and drawing'],
  ['Chef', 'Chef'],
  ['Line cook', 'Cook'],
  ['Kitchen porter', 'Kitchen assistant'],
  ['Waitress', 'Waiter/waitress'],
  ['Cashier at Lidl', 'Cashier'],
  ['Warehouse Operative', 'Warehouse worker'],
  ['Janitor', 'Building cleaner'],
  ['Security officer', 'Security guard'],
  ['Admin Asst', 'Administrative assistant'],
  ['Accountant', 'Accountant'],
  ['Recruiter', 'Recruitment consultant'],
  ['Mechanical Engineer', 'Mechanical engineer'],
  ['Paralegal', 'Legal assistant'],
  ['Hair stylist', 'Hairdresser'],
  ['Realtor', 'Real estate agent'],
  ['Elecrtician', 'Electrician'],
  ['Physiotherapst', 'Physiotherapist'],
  ['Krankenschwester', 'Nurse responsible for general care'],
  ['Verkäufer/in', 'Shop assistant'],
  ['Lkw-Fahrer', 'Cargo vehicle driver'],
  ['infirmière', 'Nurse responsible for general care'],
  ['aide-soignante', 'Nurse assistant'],
  ['camarero/a', 'Waiter/waitress'],
  ['Albañil', 'Bricklayer'],
  ['worker', 'Electrician', 'put cables and sockets in new houses, changed fuses and lamps, tested the circuits'],
  ['helper', 'Kitchen assistant', 'wash the dishes and pots, peel vegetables and clean the kitchen for the chef'],
  ['various', 'Building cleaner', 'clean offices at night, hoovering, mopping, bins and toilets'],
  ['Data Analyst', 'Data Analyst'],
  ['Java Developer', 'Software Engineer'],
  ['Engineering Manager', 'Engineering Manager', 'Led eight engineers'],
];

const getMatch = (profile: RoleProfile, title: string): number =>
  recommendRoles(profile).find((role) => role.title === title)?.match ?? 0;

describe('recommendRoles', () => {
  it.each(SKETCHES)('ranks %s among the first three for a matching profile', (role, sketch) => {
    const titles = recommendRoles(createProfile(sketch)).map(({ title }) => title);
    expect(titles.slice(0, 3)).toContain(role);
  });

  it('returns no roles for empty profiles and unknown words', () => {
    expect(recommendRoles(createProfile({}))).toEqual([]);
    expect(recommendRoles(createProfile({ userType: 'student', skills: ['xyzzy'] }))).toEqual([]);
  });

  it('returns no roles for what fits every role', () => {
    for (const skills of [['Negotiation'], ['Communication', 'Teamwork'], ['hard working']])
      expect(recommendRoles(createProfile({ skills, work: [['worker', 'various tasks']] }))).toEqual([]);
  });

  const rows = OCCUPATIONS.map(([title, role, description = '']) => [title, role, description] as const);
  it.each(rows)('given %p, puts %p first', (title, role, description) => {
    expect(recommendRoles(createProfile({ work: [[title, description]] }))[0]?.title).toBe(role);
  });

  it('returns occupations with their group and other titles, without required skills', () => {
    const [role] = recommendRoles(createProfile({ work: [['Plumber', 'Fitted bathrooms']] }));
    expect(role).toMatchObject({
      title: 'Plumber',
      description: expect.stringMatching(/^Plumbers and pipe fitters\. Also called .+\.$/),
      requiredSkills: [],
    });
    expect(role?.match).toBeGreaterThanOrEqual(90);
  });

  it('returns managers only to people who were one, and never to students', () => {
    const titles = (userType: 'student' | 'professional', title: string) =>
      recommendRoles(createProfile({ userType, work: [[title, 'ordered goods, planned shifts, served guests']] })).map(
        (role) => role.title,
      );
    expect(titles('professional', 'Restaurant Manager')[0]).toBe('Restaurant manager');
    expect(titles('student', 'Restaurant Manager').join()).not.toMatch(/manager/i);
    expect(titles('student', 'Product Manager').join()).not.toMatch(/manager/i);
    expect(titles('professional', 'Waiter')).not.toContain('Restaurant manager');
  });

  it('returns 85 to 98 for a perfect fit', () => {
    const perfect = createProfile({
      skills: ['JavaScript', 'HTML', 'CSS', 'React', 'TypeScript', 'Responsive Design', 'Web Accessibility', 'Sass'],
      work: [['Frontend Developer', 'Wrote pages']],
    });
    expect(recommendRoles(perfect)[0]?.title).toBe('Frontend Developer');
    expect(getMatch(perfect, 'Frontend Developer')).toBeGreaterThanOrEqual(85);
    expect(getMatch(perfect, 'Frontend Developer')).toBeLessThanOrEqual(98);
  });

  it('returns a good match for most of the skills of a role', () => {
    const skills = ['SQL', 'Excel', 'Data analysis', 'Data visualization', 'Tableau', 'Power BI', 'Data cleaning'];
    expect(getMatch(createProfile({ skills }), 'Data Analyst')).toBeGreaterThanOrEqual(75);
  });

  it('returns at most ten roles', () => {
    const skills = [...new Set(KNOWN_ROLES.flatMap((role) => role.skills))];
    expect(recommendRoles(createProfile({ skills }))).toHaveLength(10);
  });

  it('recommends no known role for words that many titles share', () => {
    for (const title of ['Zoo Manager', 'Safety Engineer', 'Dance Content Choreographer'])
      for (const role of recommendRoles(createProfile({ work: [[title, '']] })))
        expect(ROLES).not.toContain(role.title);
  });

  it('increases the match with more skills, under any alias', () => {
    const some = getMatch(createProfile({ skills: ['SQL', 'Tableau'] }), 'Data Analyst');
    const more = getMatch(
      createProfile({ skills: ['SQL', 'Tableau', 'Excel', 'Power BI', 'data visualisation'] }),
      'Data Analyst',
    );
    expect(more).toBeGreaterThan(some);
    expect(getMatch(createProfile({ skills: ['js', 'k8s'] }), 'DevOps Engineer')).toBe(
      getMatch(createProfile({ skills: ['JavaScript', 'Kubernetes'] }), 'DevOps Engineer'),
    );
  });

  it('does not rank senior roles first for students', () => {
    const skills = ['AWS', 'Azure', 'Terraform', 'Kubernetes', 'Docker', 'Linux', 'Networking'];
    const getFirstTitle = (userType: 'student' | 'professional') =>
      recommendRoles(createProfile({ userType, skills }))[0]?.title;
    expect(getFirstTitle('professional')).toBe('Cloud Architect');
    expect(getFirstTitle('student')).not.toBe('Cloud Architect');
  });

  it('is deterministic and returns at most ten roles, best first, for arbitrary profiles', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('Python', 'sales', 'Figma', 'C++', 'Senior Manager', 'recruiter'),
    );
    const profiles = fc.record({
      userType: fc.constantFrom('student' as const, 'graduate' as const, 'professional' as const),
      skills: fc.array(words, { maxLength: 8 }),
      work: fc.array(fc.tuple(words, words), { maxLength: 4 }),
      projects: fc.array(fc.tuple(words, words), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(profiles, (sketch) => {
        const profile = createProfile(sketch);
        const roles = recommendRoles(profile);
        expect(roles).toEqual(recommendRoles(profile));
        expect(roles.length).toBeLessThanOrEqual(10);
        expect(new Set(roles.map(({ title }) => title)).size).toBe(roles.length);
        const matches = roles.map(({ match }) => match);
        expect(matches).toEqual([...matches].sort((left, right) => right - left));
        for (const match of matches) expect(match >= 35 && match <= 98).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
