import { profile as profileSchema } from '@trackrecord/contracts';
import { renderCvHtml } from './cv-html.js';

const createId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const createProfile = (changes: object = {}) =>
  profileSchema.parse({
    _id: 'u',
    userId: 'u',
    revision: 1,
    personalInfo: { firstName: 'Nadia', lastName: 'Kurian', headline: 'Engineer', email: 'nadia@example.com' },
    educations: [{ id: createId(1), institution: 'TUM', courseType: 'Diploma', courseName: 'Physics', endDate: null }],
    experiences: [{ id: createId(2), company: 'Acme', title: 'Engineer', endDate: null, current: true }],
    projects: [{ id: createId(3), title: 'Map of racks', endDate: null }],
    skills: ['Go'],
    detectedSkills: [],
    preferredRoles: [],
    onboardingCompleted: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  });
const getHeadings = (source: string) => [...source.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
const renderCv = (changes: object = {}, images = new Map()) => renderCvHtml(createProfile(changes), images);

it.each([
  ['professional', ['Experience', 'Projects', 'Skills', 'Education']],
  ['graduate', ['Education', 'Experience', 'Projects', 'Skills']],
  ['student', ['Education', 'Projects', 'Skills', 'Experience']],
  [undefined, ['Experience', 'Projects', 'Skills', 'Education']],
])('starts with the most relevant section for a %s', (userType, order) => {
  expect(getHeadings(renderCv({ userType }))).toEqual(order);
});

it('omits empty sections', () => {
  expect(getHeadings(renderCv({ experiences: [], projects: [], educations: [], skills: [] }))).toEqual([]);
});

it('omits private data such as preferences and matches', () => {
  const source = renderCv({
    preferences: {
      locations: [{ city: 'Pune', country: 'India' }],
      salary: { minimum: 90_123 },
      workModes: ['Remote'],
    },
    preferredRoles: [{ id: createId(9), title: 'Chief', match: 70 }],
    detectedSkills: ['Rust'],
  });
  for (const secret of ['Pune', '90123', 'Remote', 'Chief', 'Rust']) expect(source).not.toContain(secret);
});

it.each([
  'Built things.\n- First\n• Second\n\nThen left.',
  'Built things.\r\n\uF0B7\tFirst\r\n\uF0B7\tSecond\r\nThen left.',
  'Built things.\no\tFir\u00ADst\n\n§\tSecond\n \nThen left.',
  'Built things.\n•\nFirst\n\uF0A7\n\n➢ Second\nThen left.',
  'Built things.\u2028■ First\u2028✓\u200B Second\nThen left.',
])('renders bullet lines as lists and other lines as paragraphs: %j', (description) => {
  const source = renderCv({ projects: [{ id: createId(3), title: 'P', description, endDate: null }] });
  const getContents = (tag: string) =>
    [...source.matchAll(new RegExp(`<${tag} dir="auto"[^>]*>(.*?)</${tag}>`, 'g'))].map(([, words]) => words);
  expect([getContents('li'), getContents('p')]).toEqual([
    ['First', 'Second'],
    ['Built things.', 'Then left.'],
  ]);
});

it('links only to web URLs and mail addresses', () => {
  const links = [
    { name: 'Bad', url: 'javascript:alert(1)' },
    { name: 'Data', url: 'data:text/html,x' },
    { name: 'Good', url: 'https://example.com/a?b=1&c=2' },
  ];
  const source = renderCv({ projects: [{ id: createId(3), title: 'P', links, endDate: null }] });
  const targets = [...source.matchAll(/href="(.*?)"/g)].map(([, target]) => target);
  expect(targets).toEqual(['mailto:nadia@example.com', 'https://example.com/a?b=1&amp;c=2']);
});

it('embeds fetched project images and never links to others', () => {
  const project = { id: createId(3), title: 'P', imageUrl: 'https://example.com/a.png', endDate: null };
  expect(renderCv({ projects: [project] })).not.toContain('<img');
  const image = { dataUri: 'data:image/png;base64,AA==', width: 1, height: 1, bytes: 1 };
  const source = renderCv({ projects: [project] }, new Map([[project.imageUrl, image]]));
  expect(source).toContain('<img src="data:image/png;base64,AA==" alt=""');
  expect(source).not.toContain('https://example.com');
});

it('escapes hostile names, even in the page footer', () => {
  const lastName = '"; } </style><script>alert(1)</script> @import url(http://127.0.0.1)';
  const source = renderCv({ personalInfo: { firstName: 'A', lastName } });
  expect(source).not.toContain('<script');
  expect(/<style>([^]*)<\/style>/.exec(source)?.[1]).not.toMatch(/@import|url\(|alert\(/);
  expect(source.match(/<\/style>/g)).toHaveLength(1);
});
