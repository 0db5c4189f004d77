import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import { findHiddenNames } from './applications/applications.js';
import { readState, findState, abbreviateStates } from './places/us-states.js';
import { toPlaceKey } from './places/place-key.js';
import { toStoredDate } from './resume/resume-dates.js';
import { toResumeUri } from './resume/resume-uri.js';
import { toCityKey, findCity } from './places/cities.js';
import { findCountry, findRegion } from './places/countries.js';
import { createPlaceMatcher, toPlaceTerms } from './places/named-places.js';

describeTextCost({
  toPlaceKey,
  findState,
  abbreviateStates,
  toStoredDate,
  toCityKey,
  findCity,
  findCountry,
  findRegion,
  createPlaceMatcher,
  toPlaceTerms,
  // Addresses have no control characters.
  toResumeUri: (text) => toResumeUri(`https://a.example/${text.replace('\u0001', '')}`),
  findHiddenNames: (text) => findHiddenNames({ hiddenCompanies: [text] }, text),
  readState: (text) => readState(`,${text}`, true),
});
