import type { PostingFacts } from '@trackrecord/contracts';
import { isSamePosting } from './same-posting.js';

type Fields = Partial<PostingFacts>;
const COOK: PostingFacts = { title: 'Line Cook', company: 'The Inn', location: 'Pune, India' };
const compare = (left: Fields, right: Fields): readonly boolean[] => {
  const [a, b] = [
    { ...COOK, ...left },
    { ...COOK, ...right },
  ];
  return [isSamePosting(a, b), isSamePosting(b, a)];
};
const URL_7 = 'https://inn.example/jobs/7';
const OTHER = { title: 'Waiter', company: 'Bistro' };

it.each<readonly [string, Fields, Fields]>([
  ['the same names and place', {}, {}],
  ['the same address, other names', { url: URL_7 }, { ...OTHER, url: URL_7 }],
  ['an address with tracking', { url: URL_7 }, { ...OTHER, url: 'http://www.inn.example/jobs/7/?utm_source=x#apply' }],
  [
    'two addresses of one posting on LinkedIn',
    { url: 'https://de.linkedin.com/jobs/view/cook-at-inn-4012345678' },
    { ...OTHER, url: 'https://www.linkedin.com/jobs/search/?currentJobId=4012345678' },
  ],
  ['other addresses, the same names and place', { url: URL_7 }, { url: 'https://board.example/99' }],
  ['only one address', { url: URL_7 }, {}],
  ['case, blanks and punctuation', {}, { title: ' line  cook ', company: 'THE INN!', location: 'pune (India)' }],
  ['accents', { title: 'Chef de rang expérimenté' }, { title: 'Chef de rang experimente' }],
  ['composed and decomposed letters', { company: 'Café' }, { company: 'Cafe\u0301' }],
  ['the legal form', { company: 'Inn GmbH & Co. KG' }, { company: 'Inn' }],
  ['the legal form with dots', { company: 'Inn S.A.' }, { company: 'Inn SA' }],
  ['the legal form in India', { company: 'Inn Pvt. Ltd.' }, { company: 'Inn Private Limited' }],
  ['genders in the title', { title: 'Koch (m/w/d)' }, { title: 'Koch' }],
  ['other genders in the title', { title: 'Line Cook (f/m/x)' }, { title: 'Line Cook (all genders)' }],
  ['genders without brackets', { title: 'Cuisinier H/F' }, { title: 'Cuisinier' }],
  ['a place that says less', { location: 'Pune' }, {}],
  ['a place that is missing', { location: undefined }, {}],
  ['no places', { location: undefined }, { location: undefined }],
  ['a place with its region', { location: 'Portland, ME' }, { location: 'Portland, ME, United States' }],
  ['a state and its abbreviation', { location: 'Portland, OR' }, { location: 'Portland, Oregon, United States' }],
  ['a remote place with a country', { location: 'Remote' }, { location: 'Remote; India' }],
  ['a script without case', { title: 'シェフ', company: '宿' }, { title: 'シェフ', company: '宿' }],
  ['a company whose name is a legal form', { company: 'AS' }, { company: 'as' }],
])('finds the same posting: %s', (_name, left, right) => expect(compare(left, right)).toEqual([true, true]));

it.each<readonly [string, Fields, Fields]>([
  ['titles', {}, { title: 'Head Cook' }],
  ['titles that begin alike', {}, { title: 'Line Cook, Nights' }],
  ['companies', {}, { company: 'The Old Inn' }],
  ['places', {}, { location: 'Mumbai, India' }],
  ['regions of towns with one name', { location: 'Portland, ME' }, { location: 'Portland, OR' }],
  ['languages', { title: 'C++ Developer' }, { title: 'C# Developer' }],
  ['a language and its letter', { title: 'C++ Developer' }, { title: 'C Developer' }],
  ['levels', { title: 'Cook II' }, { title: 'Cook III' }],
  ['addresses and titles', { url: URL_7 }, { ...OTHER, url: 'https://inn.example/jobs/8' }],
  ['parameters of addresses', { url: `${URL_7}?id=1` }, { ...OTHER, url: `${URL_7}?id=2` }],
  ['companies whose names are legal forms', { company: 'AS' }, { company: 'AG' }],
  ['titles without letters', { title: '!' }, { title: '?', location: 'Pune' }],
  ['vowel marks', { title: 'शेफ़', company: 'कला' }, { title: 'शेफ़', company: 'काली' }],
])('tells postings apart by their %s', (_name, left, right) => expect(compare(left, right)).toEqual([false, false]));
