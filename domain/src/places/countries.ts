import countries from 'i18n-iso-countries';
import { toPlaceKey } from './place-key.js';

const splitCodes = (text: string): readonly string[] => text.split(' ');

const AFRICA = splitCodes(
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
);
const EU = splitCodes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');
const EUROPE = [...EU, ...splitCodes('AD AL BA BY CH GB GI IS LI MC MD ME MK NO RS RU SM UA VA XK')];
const GCC = splitCodes('AE BH KW OM QA SA');
const MIDDLE_EAST = [...GCC, ...splitCodes('EG IL IQ IR JO LB PS SY TR YE')];
// Without Georgia: it is a state of the US, too.
const ASIA = [
  ...MIDDLE_EAST.filter((code) => code !== 'EG'),
  ...splitCodes(
    'AF AM AZ BD BN BT CN HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  ),
];
const OCEANIA = splitCodes('AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS');
const NORTH_AMERICA = splitCodes('CA MX US');
const CENTRAL_AMERICA = splitCodes('AG BB BS BZ CR CU DM DO GD GT HN HT JM KN LC NI PA PR SV TT VC');
const SOUTH_AMERICA = splitCodes('AR BO BR CL CO EC GY PE PY SR UY VE');

/** The countries (ISO 3166-1) of regions, by the names that job boards use. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  africa: AFRICA,
  americas: [...NORTH_AMERICA, ...CENTRAL_AMERICA, ...SOUTH_AMERICA],
  anz: ['AU', 'NZ'],
  apac: [...ASIA.filter((code) => !MIDDLE_EAST.includes(code)), ...OCEANIA],
  asia: ASIA,
  'asia pacific': [...ASIA.filter((code) => !MIDDLE_EAST.includes(code)), ...OCEANIA],
  benelux: ['BE', 'LU', 'NL'],
  dach: ['AT', 'CH', 'DE'],
  eea: [...EU, 'IS', 'LI', 'NO'],
  emea: [...EUROPE, ...MIDDLE_EAST, ...AFRICA],
  eu: EU,
  europa: EUROPE,
  europe: EUROPE,
  यूरोप: EUROPE,
  أوروبا: EUROPE,
  'الاتحاد الأوروبي': EU,
  'european union': EU,
  gcc: GCC,
  gulf: GCC,
  'gulf countries': GCC,
  'arabian gulf': GCC,
  الخليج: GCC,
  'دول الخليج': GCC,
  latam: ['MX', ...CENTRAL_AMERICA, ...SOUTH_AMERICA],
  'latin america': ['MX', ...CENTRAL_AMERICA, ...SOUTH_AMERICA],
  mena: [...MIDDLE_EAST, 'DZ', 'LY', 'MA', 'SD', 'TN'],
  'middle east': MIDDLE_EAST,
  nordic: ['DK', 'FI', 'IS', 'NO', 'SE'],
  nordics: ['DK', 'FI', 'IS', 'NO', 'SE'],
  'north america': NORTH_AMERICA,
  oceania: OCEANIA,
  scandinavia: ['DK', 'NO', 'SE'],
  'south america': SOUTH_AMERICA,
};

/** Country codes by further names, which win over the names of `i18n-iso-countries`. */
const ALIASES: Readonly<Record<string, string>> = {
  america: 'US',
  bosnia: 'BA',
  'czech republic': 'CZ',
  emirates: 'AE',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'hong kong': 'HK',
  香港: 'HK',
  الإمارات: 'AE',
  السعودية: 'SA',
  यूएई: 'AE',
  अमेरिका: 'US',
  أمريكا: 'US',
  korea: 'KR',
  ksa: 'SA',
  myanmar: 'MM',
  'northern ireland': 'GB',
  scotland: 'GB',
  'the netherlands': 'NL',
  trinidad: 'TT',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  us: 'US',
  usa: 'US',
  'viet nam': 'VN',
  wales: 'GB',
};

/** The languages in which names of countries are recognized. */
const LANGUAGES = splitCodes(
  'en de fr es it pt nl sv da no fi pl cs hu ro el tr ru uk ar fa he ur hi bn ta te mr id ms vi th zh ja ko',
);
/** Names that are also a state of the US. */
const AMBIGUOUS_NAMES = new Set(['georgia']);

/** Returns country codes by name in all languages. The first country with a name counts. */
function loadCountryNames(): ReadonlyMap<string, string> {
  const codesByName = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const [code, names] of Object.entries(countries.getNames(language, { select: 'all' }))) {
      for (const key of names.map(toPlaceKey)) {
        if (key !== '' && !codesByName.has(key) && !AMBIGUOUS_NAMES.has(key)) codesByName.set(key, code);
      }
    }
  }
  for (const [name, code] of Object.entries(ALIASES)) codesByName.set(toPlaceKey(name), code);
  return codesByName;
}

const REGION_ENTRIES = Object.entries(REGIONS).map(([name, codes]) => [toPlaceKey(name), codes] as const);
const COUNTRIES_BY_REGION_KEY: ReadonlyMap<string, readonly string[]> = new Map(REGION_ENTRIES);

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const CODE_BY_COUNTRY_KEY = new Map([
  ...[...new Set(Object.values(REGIONS).flat())].map(
    (code) => [toPlaceKey(ENGLISH_NAMES.of(code) ?? code), code] as const,
  ),
  ...loadCountryNames(),
]);
const CODES_BY_AREA_KEY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...[...CODE_BY_COUNTRY_KEY].map(([name, code]) => [name, new Set([code])] as const),
  ...REGION_ENTRIES.map(([key, codes]) => [key, new Set(codes)] as const),
]);

/** Finds a country (ISO 3166-1) by a name that is normalized by `toPlaceKey`, in any of the languages. */
export const findCountry = (key: string): string | undefined => CODE_BY_COUNTRY_KEY.get(key);

/** Finds the countries (ISO 3166-1) of a region, such as the EU, by a name that is normalized by `toPlaceKey`. */
export const findRegion = (key: string): readonly string[] | undefined => COUNTRIES_BY_REGION_KEY.get(key);

/** Returns the countries (ISO 3166-1) of a country or region; undefined if the name is neither. */
export const getCountries = (name: string): ReadonlySet<string> | undefined => CODES_BY_AREA_KEY.get(toPlaceKey(name));
