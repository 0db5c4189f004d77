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

/** The basics of the resume file, the personal information of the profile, and our export of that information. */
interface BasicsSources {
  readonly fileBasics: Basics | undefined;
  readonly exportedBasics: Basics | undefined;
  readonly currentInfo: PersonalInfo | undefined;
  readonly strategy: ImportStrategy;
  /** The default email. */
  readonly accountEmail: string | undefined;
}

/** Kept by every strategy if the file does not have them. */
const REQUIRED_FIELDS = ['firstName', 'lastName', 'email'] as const;

/** Returns the personal information after an import. */
export function importPersonalInfo({
  fileBasics,
  exportedBasics = {},
  currentInfo,
  strategy,
  accountEmail,
}: BasicsSources): SectionImport<PersonalInfo> {
  if (fileBasics === undefined) return { section: undefined, leftOut: [] };
  // The export has one label: the title or, without a title, the headline.
  const titleField = !currentInfo?.title && currentInfo?.headline ? 'headline' : 'title';
  const { fields, leftOut } = parseBasics(fileBasics, titleField);
  if (Object.keys(fields).length === 0) return { section: undefined, leftOut };
  if (currentInfo === undefined) {
    const { firstName, lastName } = fields;
    if (firstName === undefined && lastName === undefined)
      return { section: undefined, leftOut: [...leftOut, reportName(NAME_REQUIRED)] };
    if (firstName !== undefined && lastName !== undefined)
      return { section: dropUndefined({ email: accountEmail, ...fields, firstName, lastName }), leftOut };
    const name = { firstName: firstName ?? lastName ?? '', lastName: '', hasOnlyOneName: true };
    return {
      section: dropUndefined({ email: accountEmail, ...fields, ...name }),
      leftOut: [...leftOut, reportName(ONLY_ONE_NAME)],
    };
  }
  const { fields: exportedFields } = parseBasics(exportedBasics, titleField);
  const mergedFields = mergeFields({ currentFields: currentInfo, exportedFields }, fields, strategy);
  const requiredFields = Object.fromEntries(
    REQUIRED_FIELDS.map((field) => [field, mergedFields[field] ?? currentInfo[field]]),
  );
  const { firstName, lastName } = currentInfo;
  const section = { firstName, lastName, ...mergedFields, ...requiredFields };
  return {
    section: dropUndefined({
      ...section,
      hasOnlyOneName: section.lastName === '' ? section.hasOnlyOneName : undefined,
    }),
    leftOut: keepsPartOfName(fields, currentInfo) ? [...leftOut, reportName(NAME_PARTLY_KEPT)] : leftOut,
  };
}

/** Returns true if the resume has only one part of the name, and the profile has the other. */
const keepsPartOfName = (fields: Partial<PersonalInfo>, { firstName, lastName }: PersonalInfo): boolean =>
  (fields.firstName === undefined) !== (fields.lastName === undefined) &&
  (fields.firstName === undefined ? firstName : lastName) !== '';

const reportName = (message: string): OmittedValue => ({ path: 'basics.name', message });

const NAME_REQUIRED = 'A name is required. Without it, your personal information is not imported.';
const ONLY_ONE_NAME = 'This is imported as your only name. Please add your last name if you have one.';
const NAME_PARTLY_KEPT = 'This is only part of a name. The rest of your name is kept.';
