import {
  distinctBy,
  hasControls,
  isMonthBefore,
  mapPersonalTexts,
  PERSONAL_TEXTS,
  type Profile,
  normalizeLine,
  toSkillKey,
} from '@trackrecord/contracts';
import fc from 'fast-check';

/** Arbitraries of stored profiles with every field that a resume has. */

const recordOptions = { noNullPrototype: true };

const word = fc.constantFrom('Ada', 'José', '李', 'van der Berg', "O'Neil", 'Zoë', 'محمد', 'R&D', 'Go', 'C++');
const line = fc.oneof(
  word,
  fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => words.join(', ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(trimOr('Untitled')),
  fc.constantFrom('x'.repeat(200), '<b>bold</b>', 'a,b', 'Present', '2014', '• Point'),
);
const prose = fc.oneof(
  line,
  fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.map((text) => `• ${text}`).join('\n')),
  fc.constant('y'.repeat(10_000)),
);

function trimOr(fallback: string) {
  return (text: string): string => {
    const line = normalizeLine(text);
    return line === '' || hasControls(line) ? fallback : line;
  };
}

/** URLs that JSON Resume allows. */
export const plainUrl = fc.constantFrom(
  'https://ada.example',
  'http://ada.example:8080/a/b?c=d&e=%20#f',
  'https://www.linkedin.com/in/ada-byron/',
);
/** URLs that browsers accept, some of which JSON Resume does not allow. */
export const anyUrl = fc.oneof(
  plainUrl,
  fc.constantFrom(
    'https://ada.example/a b|c',
    'https://münchen.example/größe',
    'https://ada.example/100%',
    'https://ada.example/#a#b',
    'https://[2001:db8::1]/',
    'https://ada.example/[x]',
  ),
);

const month = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2023-12-31'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 7)}-01T00:00:00.000Z`);
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2023-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const year = fc.integer({ min: 1970, max: 2023 }).map(String);
const date = fc.oneof({ weight: 3, arbitrary: month }, { weight: 1, arbitrary: day }, { weight: 1, arbitrary: year });

interface DateRange {
  readonly startDate?: string;
  readonly endDate: string | null;
  readonly isOngoing: boolean;
}

/** Ordered dates; ongoing entries have no end. */
const dateRange: fc.Arbitrary<DateRange> = fc
  .tuple(fc.option(date), fc.option(date), fc.boolean())
  .map(([first, second, isOngoing]) => {
    const [start, end] = isMonthBefore(second, first) ? [second, first] : [first, second];
    return { ...(start === null ? {} : { startDate: start }), endDate: isOngoing ? null : end, isOngoing };
  });

const someSkills = fc.subarray(['Go', 'Rust', 'Patience', 'Ship law', 'git', 'C#'], { minLength: 1 });
const skills = fc
  .record(
    { technical: someSkills, soft: someSkills, domain: someSkills, tools: someSkills },
    { ...recordOptions, requiredKeys: [] },
  )
  .filter((skillLists) => Object.keys(skillLists).length > 0);

const withId = <Item extends object>(item: fc.Arbitrary<Item>) =>
  fc.tuple(fc.uuid(), item).map(([id, fields]) => ({ id, ...fields }));

const experience = withId(
  fc
    .tuple(
      fc.record(
        { company: line, title: line, location: line, description: prose, skills },
        { ...recordOptions, requiredKeys: ['company', 'title'] },
      ),
      dateRange,
    )
    .map(([fields, { isOngoing, ...dates }]) => ({ ...fields, ...dates, current: isOngoing })),
);

const education = withId(
  fc
    .tuple(
      fc.record(
        { institution: line, courseName: line, courseType: line, achievements: fc.oneof(prose, fc.constant('')) },
        recordOptions,
      ),
      dateRange,
    )
    .map(([fields, { isOngoing, ...dates }]) => ({ ...fields, ...dates, isCurrentlyStudying: isOngoing })),
);

const anyLink = (url: fc.Arbitrary<string>) => fc.record({ name: line, url }, recordOptions);

const anyProject = (url: fc.Arbitrary<string>) =>
  withId(
    fc
      .tuple(
        fc.record(
          {
            title: line,
            links: fc.array(anyLink(url), { maxLength: 3 }),
            description: prose,
            category: line,
            year: fc.constantFrom('2019', 'Spring 2020'),
            imageUrl: url,
            projectUrl: url,
            skills,
          },
          { ...recordOptions, requiredKeys: ['title', 'links'] },
        ),
        dateRange,
      )
      .map(([fields, dates]) => ({ ...fields, ...dates })),
  );

const lastName = fc.oneof(
  { weight: 3, arbitrary: line.map((text) => ({ lastName: text })) },
  { weight: 1, arbitrary: fc.constant({ lastName: '', hasOnlyOneName: true }) },
);

const anyPersonalInfo = (url: fc.Arbitrary<string>) =>
  fc.tuple(anyFirstNameAndDetails(url), lastName).map(([details, name]) => ({ ...details, ...name }));

const anyFirstNameAndDetails = (url: fc.Arbitrary<string>) =>
  fc.record(
    {
      firstName: line,
      title: line,
      // Differs from the title: an import cannot tell a title that equals the headline from a missing one.
      headline: line.map((text) => `${text.slice(0, 190)} 2`),
      email: fc.constantFrom('ada@example.com', "o'neil+cv@mail.example.co.uk"),
      ...mapPersonalTexts((name) => line.filter((text) => text.length <= PERSONAL_TEXTS[name].maxLength)),
      location: fc.oneof(line, fc.constantFrom('London, United Kingdom', 'London,UK', 'A, B, C', ', B', 'A,  B')),
      linkedInUrl: url,
      portfolioUrl: url,
    },
    { ...recordOptions, requiredKeys: ['firstName'] },
  );

const languages = fc
  .array(fc.record({ language: line, proficiency: line }, recordOptions), { maxLength: 4 })
  .map((all) => distinctBy(all, ({ language }) => language.toLowerCase()));

/** Profiles with the given URLs. */
export const anyProfileWith = (url: fc.Arbitrary<string>): fc.Arbitrary<Profile> =>
  fc.record(
    {
      _id: fc.constant('uid'),
      userId: fc.constant('uid'),
      revision: fc.nat(),
      updatedAt: fc.constant('2024-05-06T07:08:09.000Z'),
      onboardingCompleted: fc.boolean(),
      userType: fc.constantFrom('student', 'professional'),
      detectedSkills: fc.constant([]),
      personalInfo: anyPersonalInfo(url),
      experiences: fc.array(experience, { maxLength: 4 }),
      educations: fc.array(education, { maxLength: 4 }),
      projects: fc.array(anyProject(url), { maxLength: 4 }),
      skills: fc.array(line, { maxLength: 6 }).map((all) => distinctBy(all, toSkillKey)),
      preferredRoles: fc.constant([]),
      preferences: languages.map((languageList) => ({
        workModes: ['Remote'],
        locations: [],
        jobTypes: [],
        preferredIndustries: [],
        languages: languageList,
      })),
    },
    {
      ...recordOptions,
      requiredKeys: [
        ...(['_id', 'userId', 'revision', 'updatedAt', 'onboardingCompleted', 'detectedSkills'] as const),
        ...(['experiences', 'educations', 'projects', 'skills', 'preferredRoles'] as const),
      ],
    },
  );

/** Profiles with URLs that JSON Resume allows. */
export const anyProfile = anyProfileWith(plainUrl);
