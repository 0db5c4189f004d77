import { readData } from '../../read-data.js';

/** Each line has a base form and its irregular forms, also those that people often form by mistake: cutted, peoples. */
const LINES = readData('words/irregular-forms') as Readonly<Record<string, readonly string[]>>;

/** The base form of each irregular form: `go` for `went`. */
export const BASE_BY_IRREGULAR_FORM: ReadonlyMap<string, string> = new Map(
  Object.values(LINES)
    .flat()
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): readonly [string, string] => [form, base]);
    }),
);
