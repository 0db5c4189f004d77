/** A profile with all sections as the wizard sends it, without ids. */
export const fullProfile = {
  userType: 'professional',
  personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  educations: [
    {
      institution: 'University of London',
      courseType: 'Diploma',
      courseName: 'Mathematics',
      startDate: '2010-09-01',
      endDate: '2013-06-01',
      isCurrentlyStudying: false,
      achievements: '',
    },
    {
      institution: 'Evening School',
      courseType: 'Certificate',
      courseName: 'Mechanics',
      startDate: '2020-01-01',
      endDate: null,
      isCurrentlyStudying: true,
      achievements: 'Best engine of the year',
    },
  ],
  experiences: [
    {
      company: 'Analytical Engines',
      title: 'Programmer',
      description: 'Wrote the first program.',
      startDate: '2014-01-01T00:00:00.000Z',
      endDate: null,
      current: true,
      skills: { technical: ['Bernoulli numbers'], tools: ['Punched cards'] },
    },
    {
      company: 'Difference Works',
      title: 'Apprentice',
      description: 'Oiled the wheels.',
      startDate: '2013-07-01T00:00:00.000Z',
      endDate: '2013-12-01T00:00:00.000Z',
      current: false,
    },
  ],
  projects: [
    {
      title: 'Notes',
      description: 'Notes on a paper, longer than the paper.',
      endDate: null,
      isOngoing: false,
      links: [{ name: 'Repository', url: 'https://code.example.com/notes' }],
    },
  ],
  skills: ['Mathematics', 'Translation', 'Poetry'],
  preferences: {
    workModes: ['Remote', 'Hybrid'],
    jobTypes: [],
    preferredIndustries: ['Technology'],
    locations: [{ city: 'London', country: 'United Kingdom', hasVisa: false }],
    languages: [{ language: 'French', proficiency: 'Fluent' }],
    salary: { minimum: 100, maximum: 200, currency: 'GBP', period: 'YEAR' },
  },
  preferredRoles: [
    { title: 'Programmer', match: 92, description: 'Tells engines what to do.', requiredSkills: ['Patience'] },
    { title: 'Translator', match: 70, requiredSkills: [] },
  ],
} as const;
