import type { Preferences, Profile } from '@trackrecord/contracts';
import { candidateOf } from './candidate.js';
import { placePart } from './place-part.js';
import { corpusOf, matchedJob } from './testing/corpus-of.js';
import { preferring, profileOf } from './testing/profile-of.js';

interface Wish {
  readonly places?: readonly (readonly [city: string, country: string])[];
  readonly modes?: readonly string[];
  readonly home?: string;
}
const personalInfo = (location: string): Profile['personalInfo'] => ({
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@example.com',
  location,
});
const preferencesOf = ({ places = [], modes = [] }: Wish): Preferences =>
  preferring({
    workModes: [...modes],
    locations: places.map(([city, country]) => ({ city, country, hasVisa: false })),
  });

/** How a job's place fits somebody, and why. */
function placed(wish: Wish, location: string, remote = /remote|anywhere|worldwide/i.test(location)) {
  const person = profileOf({
    preferences: preferencesOf(wish),
    ...(wish.home !== undefined && { personalInfo: personalInfo(wish.home) }),
  });
  const part = placePart(candidateOf(person, {}), corpusOf([matchedJob('it', { location, remote })]));
  const fit = part.fit(0);
  return fit === undefined ? undefined : { fit, ...part.said(0) };
}

const pune = { places: [['Pune', 'India']], modes: ['Remote', 'Hybrid'] } as const;

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
])('%s is remote work for somebody in India', (location) => {
  expect(placed(pune, location)).toMatchObject({ fit: 1, verdict: 'good', why: 'Remote, as you prefer' });
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
])('%s is none, and that is said', (location, where) => {
  const why = `Remote, but limited to ${where}, which is not one of your locations`;
  expect(placed(pune, location)).toMatchObject({ fit: 0.1, verdict: 'poor', why });
  expect(placed({ ...pune, modes: [] }, location)).toMatchObject({ fit: 0.1, verdict: 'poor', why });
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
])('whether %s holds %s', (region, country, holds) => {
  const { verdict } = placed({ places: [['Somewhere', country]], modes: ['Remote'] }, `Remote, ${region}`) ?? {};
  expect(verdict).toBe(holds ? 'good' : 'poor');
});

it('somebody may work remotely from where they live, too', () => {
  const moving = { places: [['Berlin', 'Germany']], modes: ['Remote'], home: 'Pune, India' } as const;
  expect(placed(moving, 'Remote, India')).toMatchObject({ fit: 1 });
});

it('of who names no country nothing is claimed', () => {
  expect(placed({ modes: ['Remote'] }, 'Remote, Americas')).toEqual({
    fit: 0.7,
    verdict: 'fair',
    why: "Remote within Americas; you haven't added a country",
  });
  expect(placed({ modes: ['Remote'] }, 'Remote')).toMatchObject({ fit: 1 });
  expect(placed({ modes: ['Hybrid'] }, 'Paris, France')).toMatchObject({ verdict: 'fair' });
  expect(placed({}, 'Remote, Americas')).toBeUndefined();
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
] as const)('of %j a job in %s is %d', (place, location, fit) => {
  expect(placed({ places: [place] }, location)).toMatchObject({ fit });
});

it('who only says the country they live in names no city', () => {
  expect(placed({ home: 'India' }, 'Pune, India')).toMatchObject({ fit: 1, why: 'India is on your list' });
  expect(placed({ home: 'India' }, 'Indiana, US')).toMatchObject({ fit: 0.1 });
});

it('a kind of contract that is not looked for makes a good place less than good', () => {
  const { verdict, fit } = placed({ ...pune, modes: ['Hybrid', 'Contract'] }, 'Pune, India') ?? {};
  expect([verdict, fit]).toEqual(['fair', 0.5]);
});
