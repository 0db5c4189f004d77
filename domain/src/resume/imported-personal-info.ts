import {
  dropUndefined,
  type ImportStrategy,
  type OmittedPart,
  type PersonalInfo,
  type ReadableResume,
} from '@trackrecord/contracts';
import type { Imported } from './imported-skills.js';
import { importedFields } from './imported-fields.js';
import { saidBasics } from './read-basics.js';

type Basics = NonNullable<ReadableResume['basics']>;

/** Who the person is in a resume, beside what the profile says and what our own export says of that. */
interface BasicsSideBySide {
  readonly file: Basics | undefined;
  readonly own: Basics | undefined;
  readonly present: PersonalInfo | undefined;
  readonly strategy: ImportStrategy;
  /** The address of the account, for who says no other (design.md, "Questions settled"). */
  readonly accountEmail: string | undefined;
}

/** The name and the mail address stay under any strategy where the file has none: nobody is without. */
const LASTING = ['firstName', 'lastName', 'email'] as const;

/** The personal information after an import. */
export function importedPersonalInfo({
  file,
  own = {},
  present,
  strategy,
  accountEmail,
}: BasicsSideBySide): Imported<PersonalInfo> {
  if (file === undefined) return { section: undefined, leftOut: [] };
  const shown = !present?.title && present?.headline ? 'headline' : 'title';
  const { fields, leftOut } = saidBasics(file, shown);
  if (Object.keys(fields).length === 0) return { section: undefined, leftOut };
  if (present === undefined) {
    const { firstName, lastName } = fields;
    if (firstName === undefined && lastName === undefined)
      return { section: undefined, leftOut: [...leftOut, aboutName(NAMELESS)] };
    const name = { firstName: firstName ?? '', lastName: lastName ?? '' };
    const isWhole = name.firstName !== '' && name.lastName !== '';
    return {
      section: dropUndefined({ email: accountEmail, ...fields, ...name }),
      leftOut: isWhole ? leftOut : [...leftOut, aboutName(HALF_A_NAME)],
    };
  }
  const { fields: exported } = saidBasics(own, shown);
  const imported = importedFields({ present, own: exported }, fields, strategy);
  const lasting = Object.fromEntries(LASTING.map((field) => [field, imported[field] ?? present[field]]));
  const { firstName, lastName } = present;
  return {
    section: dropUndefined({ firstName, lastName, ...imported, ...lasting }),
    leftOut: keepsHalf(fields, present) ? [...leftOut, aboutName(HALF_KEPT)] : leftOut,
  };
}

/** Whether a resume says one part of the name only, and the profile has the other. */
const keepsHalf = (fields: Partial<PersonalInfo>, { firstName, lastName }: PersonalInfo): boolean =>
  (fields.firstName === undefined) !== (fields.lastName === undefined) &&
  (fields.firstName === undefined ? firstName : lastName) !== '';

const aboutName = (message: string): OmittedPart => ({ path: 'basics.name', message });

const NAMELESS = 'A name is required. Without it, your personal information is not imported.';
const HALF_A_NAME = 'This is only part of a name. Please add the rest.';
const HALF_KEPT = 'This is only part of a name. The rest of your name is kept.';
