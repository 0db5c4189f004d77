import { createHash } from 'node:crypto';
import type { FoundJob } from '../../feeds/found.js';

/** A job of the sample feed, and the beginning of the digest of the posting that was read and graded. */
export interface GoldenJob {
  readonly id: string;
  readonly digest: string;
}

/** The 50 jobs of the golden set, in the order of the columns of `GRADES`. */
export const JOBS: readonly GoldenJob[] = [
  { id: 'gurukite-learning-220', digest: '846f3cc670a7' },
  { id: 'mayura-works-45', digest: '6acc21055854' },
  { id: 'gurukite-learning-50', digest: '13c291e3884c' },
  { id: 'calyptra-diagnostics-534', digest: 'f6047725a612' },
  { id: 'stonechat-ai-42', digest: 'deaa7a9dcc54' },
  { id: 'pixelmonsoon-541', digest: '36a5a5cb1a14' },
  { id: 'oriole-mobility-136', digest: '2493b9520e87' },
  { id: 'brightfathom-345', digest: 'f43807168017' },
  { id: 'lakeshore-parcel-322', digest: 'a9e2daa907be' },
  { id: 'boreal-stitch-269', digest: 'dfcd0eea1f28' },

  { id: 'trellisworks-121', digest: 'e8ddea77506f' },
  { id: 'bluepine-robotics-112', digest: 'e74adb9f2578' },
  { id: 'yuccapoint-216', digest: '55f81161bcb5' },
  { id: 'hearthlane-408', digest: '2f35a048eb6c' },
  { id: 'quillstack-347', digest: '810c88a261ef' },
  { id: 'zephyrine-512', digest: 'a1698c44d23a' },
  { id: 'nightbirch-games-532', digest: '89640e6cd234' },
  { id: 'maplewick-373', digest: 'f39e3adc6d57' },
  { id: 'plumeau-312', digest: 'da90acd62d47' },
  { id: 'sidr-sons-254', digest: '65e15994e631' },

  { id: 'qasira-advisory-21', digest: '878de150b236' },
  { id: 'mayura-works-505', digest: 'bf1ea44da31d' },
  { id: 'date-dallah-510', digest: '278a6d679bce' },
  { id: 'date-dallah-303', digest: '7929970f7a5e' },
  { id: 'neemleaf-care-471', digest: 'a98b3d5ba754' },
  { id: 'skywicket-153', digest: 'c95cfada0dd1' },
  { id: 'madder-loom-244', digest: 'af69103336d8' },
  { id: 'sundarbuild-344', digest: '0cfececf60af' },
  { id: 'swiftlet-cargo-200', digest: 'd65677f881ef' },
  { id: 'harbourlight-energy-497', digest: '44a5a163dcfd' },

  { id: 'polderpost-596', digest: '80fcde2a538e' },
  { id: 'quillstack-53', digest: '9baebc275727' },
  { id: 'ampwright-573', digest: 'dc4eb3cd1abb' },
  { id: 'tamarind-kitchens-267', digest: '1cb807df9f6c' },
  { id: 'tamarind-kitchens-598', digest: 'f16e98271463' },
  { id: 'lotuspool-resorts-155', digest: 'd5ccfeee6ed3' },
  { id: 'saffron-slate-125', digest: '126b614163b1' },
  { id: 'saffron-slate-550', digest: '48aa9f962301' },
  { id: 'thistle-byte-533', digest: '60809c07cd25' },
  { id: 'millrace-studio-520', digest: '2bc0825b67df' },

  { id: 'fogbell-467', digest: '8301a8b28b79' },
  { id: 'palmcrest-systems-365', digest: '926acb5cb81e' },
  { id: 'date-dallah-61', digest: '13ad514813d0' },
  { id: 'qasira-advisory-285', digest: 'c51ed0274855' },
  { id: 'peopleharbour-457', digest: '4b886991dbf1' },
  { id: 'swiftlet-cargo-336', digest: 'fafa0faabe51' },
  { id: 'qasira-advisory-381', digest: '52cb83076bde' },
  { id: 'peopleharbour-266', digest: 'e6d51fc5943d' },
  { id: 'umberlink-80', digest: 'd95d6ce5ff13' },
  { id: 'bluepine-robotics-88', digest: '2d19acb3fb06' },
];

/** The digest of a posting: the first 12 hex digits of the sha256 of what is read in it. */
export const digestOf = ({ title, company, location, description }: FoundJob): string =>
  createHash('sha256').update([title, company, location, description].join('\n')).digest('hex').slice(0, 12);
