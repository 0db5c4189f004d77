import {
  dropUndefined,
  type ImportStrategy,
  type OmittedValue,
  type PersonalInfo,
  type ReadableResume,
} from '@trackrecord/contracts';
import type { SectionImport } from './import-skills.js';
import { mergeFields } from './merge-fields.js';
import { parseBasics } from './parse-basics.js';

type Basics = NonNullable<ReadableResume['basics']>;

/** The basics of the resume, the personal information of the profile, and our export of it. */
interface BasicsSources {
  readonly file: Basics | undefined;
  readonly exported: Basics | undefined;
  readonly current: PersonalInfo | undefined;
  readonly strategy: ImportStrategy;
  /** The default email. */
  readonly accountEmail: string | undefined;
}

/** Kept by every strategy if the file does not have them. */
const REQUIRED_FIELDS = ['firstName', 'lastName', 'email'] as const;

/** Returns the personal information after an import. */
export function importPersonalInfo({
  file,
  exported = {},
  current,
  strategy,
  accountEmail,
}: BasicsSources): SectionImport<PersonalInfo> {
  if (file === undefined) return { section: undefined, leftOut: [] };
  const titleField = !current?.title && current?.headline ? 'headline' : 'title';
  const { fields, leftOut } = parseBasics(file, titleField);
  if (Object.keys(fields).length === 0) return { section: undefined, leftOut };
  if (current === undefined) {
    const { firstName, lastName } = fields;
    if (firstName === undefined && lastName === undefined)
      return { section: undefined, leftOut: [...leftOut, reportName(NAME_REQUIRED)] };
    const name = { firstName: firstName ?? '', lastName: lastName ?? '' };
    const isComplete = name.firstName !== '' && name.lastName !== '';
    return {
      section: dropUndefined({ email: accountEmail, ...fields, ...name }),
      leftOut: isComplete ? leftOut : [...leftOut, reportName(NAME_INCOMPLETE)],
    };
  }
  const { fields: exportedFields } = parseBasics(exported, titleField);
  const imported = mergeFields({ current, exported: exportedFields }, fields, strategy);
  const required = Object.fromEntries(REQUIRED_FIELDS.map((field) => [field, imported[field] ?? current[field]]));
  const { firstName, lastName } = current;
  return {
    section: dropUndefined({ firstName, lastName, ...imported, ...required }),
    leftOut: keepsPartOfName(fields, current) ? [...leftOut, reportName(NAME_PARTLY_KEPT)] : leftOut,
  };
}

/** Returns true if the resume has only one part of the name, and the profile has the other. */
const keepsPartOfName = (fields: Partial<PersonalInfo>, { firstName, lastName }: PersonalInfo): boolean =>
  (fields.firstName === undefined) !== (fields.lastName === undefined) &&
  (fields.firstName === undefined ? firstName : lastName) !== '';

const reportName = (message: string): OmittedValue => ({ path: 'basics.name', message });

const NAME_REQUIRED = 'A name is required. Without it, your personal information is not imported.';
const NAME_INCOMPLETE = 'This is only part of a name. Please add the rest.';
const NAME_PARTLY_KEPT = 'This is only part of a name. The rest of your name is kept.';
