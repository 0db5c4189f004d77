import { createHash } from 'node:crypto';
import type { Posting } from '../../feeds/feed-records.js';

/** A sample job, with the digest of the posting that was graded. */
export interface GoldenJob {
  readonly id: string;
  readonly digest: string;
}

/** The 50 jobs of the golden set, in the order of the columns of `GRADES`. */
export const JOBS: readonly GoldenJob[] = [
  { id: 'gurukite-learning-220', digest: '8a983863fdec' },
  { id: 'mayura-works-45', digest: '10f6b7dc9cd0' },
  { id: 'gurukite-learning-50', digest: '9ae95b542ea1' },
  { id: 'calyptra-diagnostics-534', digest: '0455137fac07' },
  { id: 'stonechat-ai-42', digest: '564f01ad85c9' },
  { id: 'pixelmonsoon-541', digest: 'db1a8efe1523' },
  { id: 'oriole-mobility-136', digest: '671ffe2bd693' },
  { id: 'brightfathom-345', digest: '2adbe49d91d2' },
  { id: 'lakeshore-parcel-322', digest: '0ac67d2a8065' },
  { id: 'boreal-stitch-269', digest: '6dd91dc9cbe7' },

  { id: 'trellisworks-121', digest: '52e7c7e06496' },
  { id: 'bluepine-robotics-112', digest: '97d10e59b65d' },
  { id: 'yuccapoint-216', digest: '608f266cfe4b' },
  { id: 'hearthlane-408', digest: 'c056df8aee2d' },
  { id: 'quillstack-347', digest: '71748162ad53' },
  { id: 'zephyrine-512', digest: '2769811cafe4' },
  { id: 'nightbirch-games-532', digest: '8c124281ccc1' },
  { id: 'maplewick-373', digest: '6b27a4e19d29' },
  { id: 'plumeau-312', digest: '4a64724dbc59' },
  { id: 'sidr-sons-254', digest: '52cbc1aa25ac' },

  { id: 'qasira-advisory-21', digest: 'ea81c0f5893a' },
  { id: 'mayura-works-505', digest: '058fdd2dacfb' },
  { id: 'date-dallah-510', digest: '5c550077df5a' },
  { id: 'date-dallah-303', digest: 'f088c2c9dea9' },
  { id: 'neemleaf-care-471', digest: '8b5d2e2edff9' },
  { id: 'skywicket-153', digest: '4807dee07af1' },
  { id: 'madder-loom-244', digest: 'd603d98c6228' },
  { id: 'sundarbuild-344', digest: 'fb8fa06046d9' },
  { id: 'swiftlet-cargo-200', digest: 'd608d44e7013' },
  { id: 'harbourlight-energy-497', digest: '47668c16db10' },

  { id: 'polderpost-596', digest: 'aa032e02b627' },
  { id: 'quillstack-53', digest: '28320be35fb7' },
  { id: 'ampwright-573', digest: '40824fb4b939' },
  { id: 'tamarind-kitchens-267', digest: 'd5c38f03335d' },
  { id: 'tamarind-kitchens-598', digest: 'f77d7ef0c509' },
  { id: 'lotuspool-resorts-155', digest: '41c40f865194' },
  { id: 'saffron-slate-125', digest: 'f38eb8b9277a' },
  { id: 'saffron-slate-550', digest: '541820b863bb' },
  { id: 'thistle-byte-533', digest: '6589421657ef' },
  { id: 'millrace-studio-520', digest: 'cf838213c2b3' },

  { id: 'fogbell-467', digest: '831b75bf518e' },
  { id: 'palmcrest-systems-365', digest: '267e62d3eebf' },
  { id: 'date-dallah-61', digest: 'db6984f98c93' },
  { id: 'qasira-advisory-285', digest: '0ca077d7eb54' },
  { id: 'peopleharbour-457', digest: '87f1fa283844' },
  { id: 'swiftlet-cargo-336', digest: '0072add9a097' },
  { id: 'qasira-advisory-381', digest: '88cc81bc520e' },
  { id: 'peopleharbour-266', digest: '965aee56663c' },
  { id: 'umberlink-80', digest: 'fbede7d46916' },
  { id: 'bluepine-robotics-88', digest: 'a11ea48d21f4' },
];

/** Returns the first 12 hex digits of the SHA-256 of the fields that grading considers. */
export const digestPosting = (job: Posting): string =>
  createHash('sha256')
    .update(JSON.stringify(gradedFields(job)))
    .digest('hex')
    .slice(0, 12);

const gradedFields = ({ title, company, location, description, salary, employmentType, remote }: Posting) => [
  title,
  company,
  location,
  description,
  [salary?.minValue, salary?.maxValue, salary?.unitText, salary?.currency],
  employmentType,
  remote,
];
