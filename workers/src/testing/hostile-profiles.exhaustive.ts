import { PERSONAL_TEXT_NAMES, PERSONAL_TEXTS, profile } from '@trackrecord/contracts';
import { createHostileProfiles, getMarker } from './hostile-profiles.js';
import { createHostileTexts } from './hostile-texts.js';
import { createHostileUrls } from './hostile-urls.js';

const PORT = 4_321;
const profiles = createHostileProfiles(300, PORT);
const texts = createHostileTexts(PORT);
const truncateAll = (values: readonly string[], maxLength: number) => values.map((value) => value.slice(0, maxLength));
const findMissing = (options: readonly string[], present: readonly (string | undefined)[]) => {
  const presentValues = new Set(present);
  return options.filter((text) => !presentValues.has(text)).map((text) => text.slice(0, 60));
};

it('creates valid profiles with completed onboarding', () => {
  for (const profile_ of profiles) {
    expect(profile.safeParse(profile_).error?.issues).toBeUndefined();
    expect(profile_.onboardingCompleted).toBe(true);
  }
});

it('is deterministic, independent of the count', () => {
  expect(createHostileProfiles(300, PORT)).toEqual(profiles);
  expect(createHostileProfiles(20, PORT)).toEqual(profiles.slice(0, 20));
});

it('ends the description of the last project with a unique marker', () => {
  const markers = profiles.map(getMarker);
  expect(new Set(markers).size).toBe(300);
  const serializedProfiles = JSON.stringify(profiles);
  for (const [index, profile_] of profiles.entries()) {
    const marker = markers[index] ?? '';
    expect(profile.parse(profile_).projects.at(-1)?.description?.split('\n').at(-1)).toBe(marker);
    expect(serializedProfiles.split(marker)).toHaveLength(2);
  }
});

type TextCase = [
  name: string,
  maxLength: number,
  getValues: (profile_: (typeof profiles)[number]) => readonly (string | undefined)[],
];

it.each<TextCase>([
  ['first name', 200, (profile_) => [profile_.personalInfo?.firstName]],
  ['headline', 200, (profile_) => [profile_.personalInfo?.headline]],
  ['email', 320, (profile_) => [profile_.email]],
  ...PERSONAL_TEXT_NAMES.map((name): TextCase => [
    name,
    PERSONAL_TEXTS[name].maxLength,
    (profile_) => [profile_.personalInfo?.[name]],
  ]),
  ['institution', 200, (profile_) => profile_.educations.map(({ institution }) => institution)],
  ['achievements', 10_000, (profile_) => profile_.educations.map(({ achievements }) => achievements)],
  ['title of a job', 200, (profile_) => profile_.experiences.map(({ title }) => title)],
  ['description of a job', 10_000, (profile_) => profile_.experiences.map(({ description }) => description)],
  ['title of a project', 200, (profile_) => profile_.projects.map(({ title }) => title)],
  ['year', 20, (profile_) => profile_.projects.map(({ year }) => year)],
  ['skill', 200, (profile_) => profile_.skills],
  ['language', 200, (profile_) => profile_.preferences?.languages.map(({ language }) => language) ?? []],
])('uses every hostile text as %s', (_, maxLength, getValues) => {
  expect(findMissing(truncateAll(texts, maxLength), profiles.flatMap(getValues))).toEqual([]);
});

it.each<[string, (profile_: (typeof profiles)[number]) => readonly (string | undefined)[]]>([
  ['the image of a project', (profile_) => profile_.projects.map(({ imageUrl }) => imageUrl)],
  ['the address of a project', (profile_) => profile_.projects.map(({ projectUrl }) => projectUrl)],
  ['the links of a project', (profile_) => profile_.projects.flatMap(({ links }) => links.map(({ url }) => url))],
])('uses every hostile URL and text as %s', (_, getValues) => {
  expect(findMissing(truncateAll([...createHostileUrls(PORT), ...texts], 2_000), profiles.flatMap(getValues))).toEqual(
    [],
  );
});

it('covers extremes: hundreds of entries and skills, a hundred languages, empty profiles', () => {
  const getMax = (count: (profile_: (typeof profiles)[number]) => number) => Math.max(...profiles.map(count));
  expect(
    getMax((profile_) => profile_.experiences.length + profile_.projects.length + profile_.educations.length),
  ).toBe(300);
  expect(getMax((profile_) => profile_.skills.length)).toBe(500);
  expect(getMax((profile_) => profile_.preferences?.languages.length ?? 0)).toBe(100);
  expect(profiles.some((profile_) => profile_.personalInfo === undefined)).toBe(true);
  expect(
    profiles.some(
      (profile_) => profile_.personalInfo && Object.values(profile_.personalInfo).every((part) => part === ''),
    ),
  ).toBe(true);
});
