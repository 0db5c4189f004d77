import { toPlaceKey } from './place-key.js';

const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((state) => [state.slice(0, 2), toPlaceKey(state.slice(3))] as const);
const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(STATES.map(([code, name]) => [name, code]));
const CODES: ReadonlySet<string> = new Set(STATES.map(([code]) => code));
/** Codes that more often are those of countries: Germany, Indonesia and India. */
const COUNTRY_CODES = new Set(['DE', 'ID', 'IN']);

/** Finds a state of the US by a name that is normalized by `toPlaceKey`. Returns its code. */
export const findState = (key: string): string | undefined => CODES_BY_NAME.get(key);

/** Returns the code of a state of the US by its name, or by its code in capital letters. */
export function toStateCode(text: string): string | undefined {
  const name = text.trim();
  return CODES.has(name) ? name : findState(toPlaceKey(name));
}

/** A state after a town, also with a ZIP code: "Portland, OR 97201". */
const STATE_PART = /,\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*(?=[,(]|$)/;

/** Reads the code of the state in one place: "Portland, ME, United States". Without the country, it has to be certain. */
export function readState(place: string, isInUnitedStates: boolean): string | undefined {
  const code = STATE_PART.exec(place)?.[1] ?? '';
  return CODES.has(code) && (isInUnitedStates || !COUNTRY_CODES.has(code)) ? code : undefined;
}

/** Abbreviates the states of a place, which is written "Portland, OR" or "Portland, Oregon". */
export const abbreviateStates = (place: string): string =>
  place
    .split(',')
    .map((part) => toStateCode(part) ?? part)
    .join(',');
