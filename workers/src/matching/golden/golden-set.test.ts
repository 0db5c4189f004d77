import { profile } from '@trackrecord/contracts';
import { sampleJobs } from '../../feeds/sample/sample-jobs.js';
import { GRADES, TEST, TUNE } from './grades.js';
import { digestOf, JOBS } from './jobs.js';
import { PROFILES } from './profiles/profiles.js';

const uids = PROFILES.map(({ userId }) => userId);

it('has 20 people and 50 jobs, each once', () => {
  expect(new Set(uids).size).toBe(20);
  expect(new Set(JOBS.map(({ id }) => id)).size).toBe(50);
});

it('every person has a grade from 0 to 3 for every job', () => {
  expect([...GRADES.keys()]).toEqual(uids);
  for (const grades of GRADES.values()) {
    expect(grades).toHaveLength(JOBS.length);
    expect(grades.filter((grade) => ![0, 1, 2, 3].includes(grade))).toEqual([]);
  }
});

it.each([...GRADES])('%s has something to apply for, and enough that is not for them', (_uid, grades) => {
  expect(grades.filter((grade) => grade >= 2).length).toBeGreaterThanOrEqual(3);
  expect(grades.filter((grade) => grade === 0).length).toBeGreaterThanOrEqual(15);
});

it('every job is in the sample feed and reads as it did when it was graded', () => {
  const sample = new Map(sampleJobs(new Date('2026-11-20T12:00:00Z')).map((job) => [job.id, digestOf(job)]));
  expect(JOBS.map(({ id }) => ({ id, digest: sample.get(id) }))).toEqual(JOBS);
});

it.each(PROFILES.map((it) => [it.userId, it] as const))(
  'the profile of %s is one as the server serves it',
  (_uid, it) => {
    expect(profile.parse(it)).toEqual(it);
  },
);

it('halves the people for tuning and for the test, each kind of job seeker in both', () => {
  expect([...TUNE, ...TEST].sort()).toEqual([...uids].sort());
  expect(TUNE).toHaveLength(TEST.length);
  const kinds = (half: readonly string[]) =>
    new Set(PROFILES.filter(({ userId }) => half.includes(userId)).map(({ userType }) => userType));
  expect(kinds(TUNE)).toEqual(kinds(TEST));
});
