import { place, profileFixture } from './profile-fixture.js';

/**
 * Nine years of systems and DevOps in Austin; remote only, full or part time; three skills listed, the others in
 * descriptions.
 */
export const sofia = profileFixture({
  uid: 'sofia',
  userType: 'professional',
  name: ['Sofia', 'Ferrer'],
  headline: 'DevOps engineer with a weakness for security',
  location: 'Austin, United States',
  studied: [
    {
      at: 'University of Texas at Austin',
      type: "Bachelor's Degree",
      course: 'Telecommunications Engineering',
      from: '09/2013',
      until: '06/2017',
    },
  ],
  worked: [
    {
      at: 'Estribor Travel',
      as: 'Senior DevOps Engineer',
      in: 'Remote',
      from: '05/2021',
      did: 'I keep the booking platform of a travel company up: 40 services on Kubernetes in AWS, all of it in Terraform, deployed by Argo CD and GitHub Actions. I built the monitoring with Prometheus and Grafana, wrote the rules of on-call, and brought the time to recover from two hours to twenty minutes. Last year I took over cloud security as well: IAM, secrets in Vault, image scanning, and the audit that we passed at the first try.',
    },
    {
      at: 'Mistral Hosting',
      as: 'Systems Engineer',
      in: 'Austin, United States',
      from: '09/2017',
      until: '04/2021',
      did: 'Some 600 Linux servers, Ansible, Nginx, PostgreSQL and backups that I tested for real. I wrote tools in Python and Bash, and moved the first customers into containers.',
    },
  ],
  skills: ['Kubernetes', 'Terraform', 'Linux'],
  roles: ['DevOps Engineer', 'Site Reliability Engineer', 'Security Engineer'],
  preferences: {
    workModes: ['Remote'],
    locations: [place('Austin', 'United States')],
    jobTypes: ['Full-time', 'Part-time'],
    languages: [
      { language: 'Spanish', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
    ],
    salary: { minimum: 120_000, currency: 'USD', period: 'YEAR' },
  },
});
