import { toPageKey } from './page-key.js';

it.each([
  ['https://www.acme.example/jobs/7/', 'http://acme.example/jobs/7'],
  ['https://acme.example/jobs/7?utm_source=x&gh_src=abc', 'https://acme.example/jobs/7#apply'],
  ['https://acme.example/jobs/7#:~:text=Line%20cook', 'https://acme.example/jobs/7#'],
  ['https://ACME.example/jobs?b=2&a=1', 'https://acme.example/jobs?a=1&b=2'],
  ['https://acme.example/jobs/7?lever-source=LinkedIn', 'https://acme.example/jobs/7'],
  ['https://acme.example:443/jobs/7?', 'http://acme.example:80/jobs/7//'],
  ['https://acme.example', 'https://acme.example/?fbclid=IwAR0'],
  [' https://acme.example/jobs/7 ', 'https://acme.example/jobs/7?_gl=1*abc&hsa_acc=7'],
  ['https://köche.example/küche', 'https://köche.example/k%C3%BCche'],
  ['https://www.seek.com.au/job/67413945?tracking=TMC-SAU-eDM-SharedJob-13246', 'https://seek.com.au/job/67413945'],
  [
    'https://de.linkedin.com/jobs/view/koch-bei-inn-4012345678',
    'https://www.linkedin.com/jobs/view/4012345678/?refId=a%3D&trackingId=b&eBP=c',
  ],
  [
    'https://www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=cook',
    'https://www.linkedin.com/jobs/view/4012345678/',
  ],
  [
    'https://www.linkedin.com/jobs/collections/recommended/?currentJobId=4012345678',
    'https://in.linkedin.com/jobs/view/4012345678',
  ],
  [
    'https://uk.indeed.com/viewjob?jk=0a1b2c3d4e5f6071&from=serp&tk=1hq',
    'https://www.indeed.com/jobs?q=cook&vjk=0a1b2c3d4e5f6071',
  ],
  ['https://www.indeed.co.uk/viewjob?jk=0a1b2c3d4e5f6071', 'https://in.indeed.com/m/viewjob?jk=0a1b2c3d4e5f6071'],
])('%s and %s are the same page', (left, right) => {
  expect(toPageKey(left)).toBe(toPageKey(right));
});

it.each([
  ['https://acme.example/jobs/7', 'https://acme.example/jobs/8'],
  ['https://acme.example/jobs?id=7', 'https://acme.example/jobs?id=8'],
  ['https://acme.example/Jobs/7', 'https://acme.example/jobs/7'],
  ['https://acme.example/jobs?ref=JOB-1', 'https://acme.example/jobs?ref=JOB-2'],
  ['https://acme.example/jobs?refid=1', 'https://acme.example/jobs?refid=2'],
  ['https://acme.example/jobs?source=a&src=1', 'https://acme.example/jobs?source=a&src=2'],
  ['https://acme.example/#/jobs/7', 'https://acme.example/#/jobs/8'],
  ['https://acme.example/jobs#job-7', 'https://acme.example/jobs#job-8'],
  ['https://acme.example/jobs/7', 'https://other.example/jobs/7'],
  ['https://acme.example:8443/jobs/7', 'https://acme.example/jobs/7'],
  ['https://acme.example/%zz/7', 'https://acme.example/%zz/8'],
  ['https://www.linkedin.com/jobs/view/4012345678/', 'https://www.linkedin.com/jobs/view/4012345679/'],
  ['https://www.linkedin.com/jobs/search/?keywords=cook', 'https://www.linkedin.com/jobs/search/?keywords=baker'],
  ['https://uk.indeed.com/viewjob?jk=0a1b2c3d4e5f6071', 'https://uk.indeed.com/viewjob?jk=0a1b2c3d4e5f6072'],
  ['https://notlinkedin.com/jobs/view/4012345678', 'https://www.linkedin.com/jobs/view/4012345678'],
])('%s and %s are different pages', (left, right) => {
  expect(toPageKey(left)).not.toBe(toPageKey(right));
});

it('returns other texts as they are', () => {
  expect(['', 'mailto:a@b.example', ' x '].map(toPageKey)).toEqual(['', 'mailto:a@b.example', 'x']);
});
