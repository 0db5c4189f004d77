/** The email of the demo account. */
export const DEMO_EMAIL = 'nadia.kurian@example.com';

/**
 * The body of `POST /api/profile` for the demo account: a backend engineer from Kochi with every section filled in, so
 * that no screen is empty. Every company, school and address is invented.
 */
export const createDemoProfile = () => ({
  userType: 'professional',
  personalInfo: {
    firstName: 'Nadia',
    lastName: 'Kurian',
    title: 'Backend Engineer',
    headline: 'Backend engineer who makes slow services quick and keeps them so',
    email: DEMO_EMAIL,
    phone: '+91 80 5550 0123',
    location: 'Bengaluru, India',
    linkedInUrl: 'https://www.linkedin.com/in/nadia-kurian',
    portfolioUrl: 'https://nadia-kurian.example.com',
  },
  educations: [
    {
      institution: 'Cochin Institute of Technology',
      courseType: "Bachelor's Degree",
      courseName: 'Computer Science',
      startDate: '2016-08-01T00:00:00.000Z',
      endDate: '2020-05-01T00:00:00.000Z',
      achievements: 'Teaching assistant of the databases lab in the final year.',
    },
    {
      institution: 'Open Cloud School',
      courseType: 'Certificate',
      courseName: 'Cloud Architecture',
      startDate: '2023-01-01T00:00:00.000Z',
      endDate: '2023-06-01T00:00:00.000Z',
    },
  ],
  experiences: [
    {
      company: 'Fernway Logistics',
      title: 'Backend Engineer',
      location: 'Bengaluru',
      startDate: '2022-03-01T00:00:00.000Z',
      current: true,
      description:
        'Own the parcel-tracking service; cut the time to answer from 900 to 120 ms. Moved it to AWS without a day of downtime.',
      skills: { technical: ['Go', 'PostgreSQL', 'Kafka', 'AWS'], soft: ['Mentoring'], domain: ['Logistics'] },
    },
    {
      company: 'Saffron Pay',
      title: 'Junior Developer',
      location: 'Kochi',
      startDate: '2020-07-01T00:00:00.000Z',
      endDate: '2022-02-01T00:00:00.000Z',
      description: 'Wrote the refund flow and its tests for a team of six.',
      skills: { technical: ['Go', 'PostgreSQL'], domain: ['Payments'], tools: ['Docker'] },
    },
  ],
  projects: [
    {
      title: 'Ferry Times',
      description: 'Timetables and live delays for the Kochi water metro, offline first.',
      category: 'Mobile',
      startDate: '2024-01-01T00:00:00.000Z',
      isOngoing: true,
      projectUrl: 'https://ferry-times.example.com',
      links: [{ name: 'Repository', url: 'https://code.example.com/nadia-kurian/ferry-times' }],
      skills: { technical: ['Go', 'SQLite'] },
    },
    {
      title: 'Ledger Lint',
      description: 'Finds unbalanced entries in plain-text accounts before they are filed.',
      category: 'Command line',
      startDate: '2023-05-01T00:00:00.000Z',
      endDate: '2023-09-01T00:00:00.000Z',
      links: [{ name: 'Repository', url: 'https://code.example.com/nadia-kurian/ledger-lint' }],
    },
  ],
  skills: ['Go', 'PostgreSQL', 'Kafka', 'AWS', 'Docker', 'Terraform', 'gRPC', 'System design', 'Mentoring'],
  preferences: {
    workModes: ['Remote', 'Hybrid'],
    jobTypes: ['Full-time'],
    locations: [
      { city: 'Dubai', country: 'United Arab Emirates', hasVisa: false },
      { city: 'Bengaluru', country: 'India', hasVisa: true },
    ],
    preferredIndustries: ['Technology', 'Transportation', 'Finance'],
    languages: [
      { language: 'Malayalam', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
      { language: 'Hindi', proficiency: 'Advanced' },
    ],
    salary: { minimum: 48_000, maximum: 72_000, currency: 'USD', period: 'YEAR' },
  },
  preferredRoles: [
    {
      title: 'Backend Engineer',
      match: 92,
      description: 'Designs and runs the services behind a product, from data model to deployment.',
      requiredSkills: ['Go', 'PostgreSQL', 'Kafka', 'AWS', 'gRPC', 'Docker', 'System design'],
    },
    {
      title: 'Platform Engineer',
      match: 81,
      description: 'Builds the paved road other engineers deploy on, and keeps it quick and safe.',
      requiredSkills: ['AWS', 'Docker', 'Terraform', 'Go', 'Kubernetes', 'Linux', 'Networking', 'Observability'],
    },
    {
      title: 'Site Reliability Engineer',
      match: 68,
      description: 'Keeps systems available by measuring them, automating toil and learning from failures.',
      requiredSkills: ['Linux', 'Kafka', 'AWS', 'Python', 'Terraform', 'Observability', 'Incident response'],
    },
  ],
  onboardingCompleted: true,
});
