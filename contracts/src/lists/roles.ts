/** The 43 role suggestions (spec section 9), by field. */
export const ROLES = [
  // Engineering
  'Software Engineer',
  'Frontend Developer',
  'Backend Developer',
  'Full Stack Developer',
  'Mobile Developer',
  'DevOps Engineer',
  'Site Reliability Engineer',
  'Cloud Architect',
  'Security Engineer',
  'QA Engineer',
  'Embedded Systems Engineer',
  'Engineering Manager',
  // Design
  'UX Designer',
  'UI Designer',
  'Product Designer',
  'Graphic Designer',
  'UX Researcher',
  // Management
  'Product Manager',
  'Project Manager',
  'Program Manager',
  'Scrum Master',
  'Business Analyst',
  // Data
  'Data Scientist',
  'Data Analyst',
  'Data Engineer',
  'Machine Learning Engineer',
  'Business Intelligence Analyst',
  // Marketing
  'Marketing Manager',
  'Digital Marketing Specialist',
  'Content Writer',
  'SEO Specialist',
  'Social Media Manager',
  // Sales
  'Sales Manager',
  'Sales Executive',
  'Account Manager',
  'Business Development Manager',
  'Customer Success Manager',
  // Operations
  'Operations Manager',
  'Supply Chain Manager',
  'Financial Analyst',
  // HR
  'HR Manager',
  'HR Business Partner',
  'Talent Acquisition Specialist',
] as const;
