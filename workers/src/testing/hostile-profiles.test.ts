import { profile } from '@trackrecord/contracts';
import { hostileProfiles, getMarker } from './hostile-profiles.js';
import { hostileTexts } from './hostile-texts.js';
import { hostileUrls } from './hostile-urls.js';

const PORT = 4_321;
const profiles = hostileProfiles(300, PORT);
const texts = hostileTexts(PORT);
const starts = (values: readonly string[], bound: number) => values.map((value) => value.slice(0, bound));
const missing = (options: readonly string[], given: readonly (string | undefined)[]) => {
  const seen = new Set(given);
  return options.filter((one) => !seen.has(one)).map((one) => one.slice(0, 60));
};

it('creates valid profiles with completed onboarding', () => {
  for (const one of profiles) {
    expect(profile.safeParse(one).error?.issues).toBeUndefined();
    expect(one.onboardingCompleted).toBe(true);
  }
});

it('is deterministic, independent of the count', () => {
  expect(hostileProfiles(300, PORT)).toEqual(profiles);
  expect(hostileProfiles(20, PORT)).toEqual(profiles.slice(0, 20));
});

it('ends the description of the last project with a unique marker', () => {
  const markers = profiles.map(getMarker);
  expect(new Set(markers).size).toBe(300);
  const everything = JSON.stringify(profiles);
  for (const [index, one] of profiles.entries()) {
    const marker = markers[index] ?? '';
    expect(profile.parse(one).projects.at(-1)?.description?.split('\n').at(-1)).toBe(marker);
    expect(everything.split(marker)).toHaveLength(2);
  }
});

it.each<[string, number, (one: (typeof profiles)[number]) => readonly (string | undefined)[]]>([
  ['first name', 200, (one) => [one.personalInfo?.firstName]],
  ['headline', 200, (one) => [one.personalInfo?.headline]],
  ['email', 320, (one) => [one.email]],
  ['phone', 40, (one) => [one.personalInfo?.phone]],
  ['institution', 200, (one) => one.educations.map(({ institution }) => institution)],
  ['achievements', 10_000, (one) => one.educations.map(({ achievements }) => achievements)],
  ['title of a job', 200, (one) => one.experiences.map(({ title }) => title)],
  ['description of a job', 10_000, (one) => one.experiences.map(({ description }) => description)],
  ['title of a project', 200, (one) => one.projects.map(({ title }) => title)],
  ['year', 20, (one) => one.projects.map(({ year }) => year)],
  ['skill', 200, (one) => one.skills],
  ['language', 200, (one) => one.preferences?.languages.map(({ language }) => language) ?? []],
])('uses every hostile text as %s', (_, bound, valuesOf) => {
  expect(missing(starts(texts, bound), profiles.flatMap(valuesOf))).toEqual([]);
});

it.each<[string, (one: (typeof profiles)[number]) => readonly (string | undefined)[]]>([
  ['the image of a project', (one) => one.projects.map(({ imageUrl }) => imageUrl)],
  ['the address of a project', (one) => one.projects.map(({ projectUrl }) => projectUrl)],
  ['the links of a project', (one) => one.projects.flatMap(({ links }) => links.map(({ url }) => url))],
])('uses every hostile URL and text as %s', (_, valuesOf) => {
  expect(missing(starts([...hostileUrls(PORT), ...texts], 2_000), profiles.flatMap(valuesOf))).toEqual([]);
});

it('covers extremes: hundreds of entries and skills, a hundred languages, empty profiles', () => {
  const most = (count: (one: (typeof profiles)[number]) => number) => Math.max(...profiles.map(count));
  expect(most((one) => one.experiences.length + one.projects.length + one.educations.length)).toBe(300);
  expect(most((one) => one.skills.length)).toBe(500);
  expect(most((one) => one.preferences?.languages.length ?? 0)).toBe(100);
  expect(profiles.some((one) => one.personalInfo === undefined)).toBe(true);
  expect(profiles.some((one) => one.personalInfo && Object.values(one.personalInfo).every((part) => part === ''))).toBe(
    true,
  );
});
