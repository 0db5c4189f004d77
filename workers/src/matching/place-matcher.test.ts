import type { Preferences, Profile } from '@trackrecord/contracts';
import { toCandidate } from './candidate.js';
import { createPlaceMatcher } from './place-matcher.js';
import { createCorpus, createJob } from './testing/create-corpus.js';
import { createPreferences, createProfile } from './testing/create-profile.js';

interface PlacePreferences {
  readonly places?: readonly (readonly [city: string, country: string])[];
  readonly modes?: readonly string[];
  readonly home?: string;
}
const createPersonalInfo = (location: string): Profile['personalInfo'] => ({
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@example.com',
  location,
});
const toPreferences = ({ places = [], modes = [] }: PlacePreferences): Preferences =>
  createPreferences({
    workModes: [...modes],
    locations: places.map(([city, country]) => ({ city, country, hasVisa: false })),
  });

/** Returns fit and assessment of a job's location. */
function matchPlace(
  preferred: PlacePreferences,
  location: string,
  remote = /remote|anywhere|worldwide/i.test(location),
) {
  const person = createProfile({
    preferences: toPreferences(preferred),
    ...(preferred.home !== undefined && { personalInfo: createPersonalInfo(preferred.home) }),
  });
  const matcher = createPlaceMatcher(toCandidate(person, {}), createCorpus([createJob('it', { location, remote })]));
  const fit = matcher.fit(0);
  return fit === undefined ? undefined : { fit, ...matcher.assess(0) };
}

const puneCandidate = { places: [['Pune', 'India']], modes: ['Remote', 'Hybrid'] } as const;

it.each([
  'Remote',
  'Remote, India',
  'Remote - APAC',
  'India - Remote',
  'Remote (Asia)',
  'Fully remote within India',
  'Anywhere in APAC',
  'Worldwide',
  'Remote, Europe or India',
  'London, UK; Remote',
  'Remote, India, Nepal',
])('treats %s as remote work from India', (location) => {
  expect(matchPlace(puneCandidate, location)).toMatchObject({ fit: 1, verdict: 'good', why: 'Remote, as you prefer' });
});

it.each([
  ['Remote, Americas', 'Americas'],
  ['Remote - US', 'US'],
  ['US-Remote', 'US'],
  ['Remote, EMEA', 'EMEA'],
  ['Remote (U.K.)', 'U.K.'],
  ['Remote in the Middle East', 'Middle East'],
  ['Remote, San Francisco', 'San Francisco'],
  ['Remote, UK and Ireland', 'UK; Ireland'],
])('reports that %s excludes the candidate', (location, where) => {
  const why = `Remote, but limited to ${where}, which is not one of your locations`;
  expect(matchPlace(puneCandidate, location)).toMatchObject({ fit: 0.1, verdict: 'poor', why });
  expect(matchPlace({ ...puneCandidate, modes: [] }, location)).toMatchObject({ fit: 0.1, verdict: 'poor', why });
});

it.each([
  ['EU', 'Germany', true],
  ['EU', 'United Kingdom', false],
  ['EMEA', 'UAE', true],
  ['GCC', 'United Arab Emirates', true],
  ['GCC', 'Jordan', false],
  ['MENA', 'Egypt', true],
  ['LATAM', 'Mexico', true],
  ['North America', 'Canada', true],
  ['South America', 'Mexico', false],
  ['UK', 'United Kingdom', true],
  ['USA', 'United States', true],
  ['APAC', 'Australia', true],
  ['Africa', 'Kenya', true],
  ['Europe', 'Turkey', false],
])('%s includes %s: %s', (region, country, isIncluded) => {
  const { verdict } = matchPlace({ places: [['Somewhere', country]], modes: ['Remote'] }, `Remote, ${region}`) ?? {};
  expect(verdict).toBe(isIncluded ? 'good' : 'poor');
});

it.each([
  ['Portland', 'OR, United States', 'Portland, OR, United States', 1],
  ['Portland', 'Oregon, United States', 'Portland, OR, United States', 1],
  ['Portland', 'United States', 'Portland, OR, United States', 1],
  ['Portland', 'OR, United States', 'Portland, United States', 1],
  ['Portland', 'OR, United States', 'Portland, ME, United States', 0.6],
  ['Portland', 'OR', 'Portland, Maine', 0.1],
])('tells towns of one name apart by their state: %s, %s and %s', (city, country, location, fit) => {
  expect(matchPlace({ places: [[city, country]] }, location)).toMatchObject({ fit });
});

it('accepts remote work from the home country', () => {
  const preferred = { places: [['Berlin', 'Germany']], modes: ['Remote'], home: 'Pune, India' } as const;
  expect(matchPlace(preferred, 'Remote, India')).toMatchObject({ fit: 1 });
});

it('rates jobs as fair if no country is known, unless remote from anywhere, and none without preferences', () => {
  expect(matchPlace({ modes: ['Remote'] }, 'Remote, Americas')).toEqual({
    fit: 0.7,
    verdict: 'fair',
    why: "Remote within Americas; you haven't added a country",
  });
  expect(matchPlace({ modes: ['Remote'] }, 'Remote')).toMatchObject({ fit: 1 });
  expect(matchPlace({ modes: ['Hybrid'] }, 'Paris, France')).toMatchObject({ verdict: 'fair' });
  expect(matchPlace({}, 'Remote, Americas')).toBeUndefined();
});

it.each([
  [['York', 'United Kingdom'], 'New York, United States', 0.1],
  [['York', 'United Kingdom'], 'York, UK', 1],
  [['York', ''], 'New York, NY', 0.1],
  [['New York', 'USA'], 'New York City, NY', 1],
  [['Hyderabad', 'India'], 'Hyderabad, Pakistan', 0.1],
  [['Hyderabad', 'India'], 'Hyderabad, Telangana, India', 1],
  [['Hyderabad', ''], 'Hyderabad, Pakistan', 1],
  [['Pune', 'India'], 'Mumbai, India', 0.6],
  [['Pune', 'India'], 'Berlin, Germany; Pune, India', 1],
  [['Dubai', 'United Arab Emirates'], 'Dubai, UAE', 1],
  [['Bangalore', 'India'], 'Bengaluru, India', 1],
  [['Frankfurt', 'Germany'], 'Frankfurt am Main, Germany', 1],
  [['Singapore', 'Singapore'], 'Singapore', 1],
  [['Mexico City', 'Mexico'], 'Mexico', 0.6],
  [['', 'India'], 'Pune, India', 1],
] as const)('compares %j with %s: %d', (place, location, fit) => {
  expect(matchPlace({ places: [place] }, location)).toMatchObject({ fit });
});

it('treats a home without a city as any city of the country', () => {
  expect(matchPlace({ home: 'India' }, 'Pune, India')).toMatchObject({ fit: 1, why: 'India is on your list' });
  expect(matchPlace({ home: 'India' }, 'Indiana, US')).toMatchObject({ fit: 0.1 });
});

it('halves the fit for other job types', () => {
  const { verdict, fit } = matchPlace({ ...puneCandidate, modes: ['Hybrid', 'Contract'] }, 'Pune, India') ?? {};
  expect([verdict, fit]).toEqual(['fair', 0.5]);
});
