import { profile } from '@trackrecord/contracts';
import { createSampleJobs } from '../../../feeds/sample/sample-jobs.js';
import { GRADES, TEST_USERS, TUNING_USERS } from './grades.js';
import { digestGradedFields, JOBS } from './jobs.js';
import { PROFILES } from './profiles.js';

const uids = PROFILES.map(({ userId }) => userId);

it('has 20 distinct people and 50 distinct jobs', () => {
  expect(new Set(uids).size).toBe(20);
  expect(new Set(JOBS.map(({ id }) => id)).size).toBe(50);
});

it('grades every job from 0 to 3 for every person', () => {
  expect([...GRADES.keys()]).toEqual(uids);
  for (const grades of GRADES.values()) {
    expect(grades).toHaveLength(JOBS.length);
    expect(grades.filter((grade) => ![0, 1, 2, 3].includes(grade))).toEqual([]);
  }
});

it.each([...GRADES])('has enough suitable and unsuitable jobs for %s', (_uid, grades) => {
  expect(grades.filter((grade) => grade >= 2).length).toBeGreaterThanOrEqual(3);
  expect(grades.filter((grade) => grade === 0).length).toBeGreaterThanOrEqual(15);
});

it('contains only sample jobs that are unchanged since they were graded', () => {
  const digestById = new Map(
    createSampleJobs(new Date('2026-11-20T12:00:00Z')).map((job) => [job.id, digestGradedFields(job)]),
  );
  expect(JOBS.map(({ id }) => ({ id, digest: digestById.get(id) }))).toEqual(JOBS);
});

it.each(PROFILES.map((goldenProfile) => [goldenProfile.userId, goldenProfile] as const))(
  'has a valid profile for %s',
  (_uid, goldenProfile) => {
    expect(profile.parse(goldenProfile)).toEqual(goldenProfile);
  },
);

it('splits the people into similar halves for tuning and testing', () => {
  expect([...TUNING_USERS, ...TEST_USERS].sort()).toEqual([...uids].sort());
  expect(TUNING_USERS).toHaveLength(TEST_USERS.length);
  const getUserTypes = (half: readonly string[]) =>
    new Set(PROFILES.filter(({ userId }) => half.includes(userId)).map(({ userType }) => userType));
  expect(getUserTypes(TUNING_USERS)).toEqual(getUserTypes(TEST_USERS));
});
