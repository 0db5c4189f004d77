import { skillsByCategory } from '@trackrecord/contracts';
import fc from 'fast-check';
import { detectSkills } from './detect-skills.js';
import { SKILLS } from './taxonomy.js';

const detectAll = (text: string): string[] => Object.values(detectSkills(text)).flat();

describe('detectSkills', () => {
  it('returns distinct skills by category in order of appearance', () => {
    expect(
      detectSkills(
        'Led a team of five. Built REST APIs in Node.js and TypeScript, deployed with Docker and Kubernetes; ' +
          'more Docker, Scrum and user research. Mentored two juniors.',
      ),
    ).toEqual({
      technical: ['REST APIs', 'Node.js', 'TypeScript'],
      tools: ['Docker', 'Kubernetes'],
      domain: ['Scrum', 'User Research'],
      soft: ['Team Leadership', 'Mentoring'],
    });
  });

  it('omits empty categories', () => {
    expect(detectSkills('Wrote Python.')).toEqual({ technical: ['Python'] });
    expect(detectSkills('')).toEqual({});
  });

  it.each([
    ['React Native apps', ['React Native']],
    ['Spring Boot services', ['Spring Boot']],
    ['Microsoft SQL Server', ['Microsoft SQL Server']],
    ['AWS Lambda functions', ['AWS Lambda']],
    ['Amazon API Gateway', ['Amazon API Gateway']],
  ])('prefers the longest name: %s', (text, expected) => {
    expect(detectAll(text)).toEqual(expected);
  });

  it.each([
    ['JS, k8s and postgres', ['JavaScript', 'Kubernetes', 'PostgreSQL']],
    ['Wrote React’s docs, Django’s ORM', ['React', 'Django', 'ORM']],
    ['C++/C#, F# and .NET; ASP.NET Core', ['C++', 'C#', 'F#', '.NET', 'ASP.NET Core']],
    ['CI/CD, A/B testing', ['CI/CD', 'A/B Testing']],
    ['Vue3, Python 3.11, C++17', ['Vue.js', 'Python', 'C++']],
    ['PYTHON, SQL AND EXCEL', ['Python', 'SQL', 'Microsoft Excel']],
    ['data modelling, data modeling', ['Data Modelling']],
  ])('finds other spellings: %s', (text, expected) => {
    expect(new Set(detectAll(text))).toEqual(new Set(expected));
  });

  it.each([
    ['unit, integration and regression testing', ['Unit Testing', 'Integration Testing', 'Regression Testing']],
    ['Google Docs, Sheets and Slides', ['Google Docs', 'Google Sheets', 'Google Slides']],
    ['qualitative and quantitative research', ['Qualitative Research', 'Quantitative Research']],
  ])('finds skills that share a word in a list: %s', (text, expected) => {
    expect(detectAll(text)).toEqual(expected);
  });

  it('does not match across commas and the end of a sentence', () => {
    expect(detectAll('I was in sales. Management came later. Machine, learning.')).not.toEqual(
      expect.arrayContaining(['Sales Management']),
    );
    expect(detectAll('We fixed the machine, learning a lot.')).not.toContain('Machine Learning');
  });
});

describe('names that are ordinary words', () => {
  it.each([
    'We had to go to market every week.',
    'I excel at talking to people.',
    'Excel at sports and at home.',
    'Praised for a swift response in spring.',
    'The rest of the team left in R&D.',
    'Scraped rust off the pipes of a shell company.',
    'Had access to the building; word of mouth did the rest.',
    'Class C licence, vitamin C, plan C.',
    'Express delivery for a ruby wedding.',
    'Fed the python in the zoo, drank java coffee on the island of Java.',
    'Played in a puppet theatre, sold salt and honey from a hive.',
    'Wore latex gloves and kept windows and doors clean.',
    'My sister Scala named the dog Pascal.',
    'Started it from scratch, on the go, in jest.',
    'Teams of five need slack, and zoom in on the outlook.',
    'Reacted well and will react quickly to customers.',
    'Slack was what the rope needed.',
    'Sold tickets with R-rated films.',
    'CLEANED THE SPA ON SUNDAYS.',
    'Raised a Series C round and had plan B and C.',
    'Series C … plan B and C',
    'Vitamins B and C, hepatitis B or C.',
    'Cleaned sections A, B, C and R.',
    'Went from C to B, and from grade R to S.',
    'Blocks B/C, exits A through C.',
    'Rust removal, Swift payments',
    'Rust removal and Swift deliveries for vans.',
    'Worked on Rust stains and Swift returns.',
    'Paid with Swift transfers; looked after Ruby necklaces.',
    'Tours on Go karts and Rust belts.',
    'Drew the C part and R part of the plan.',
    'Cleaned the cloud of dust; testing recipes was fun.',
    'Front-end developer; rest assured, cloud-based or not.',
  ])('are not skills in: %s', (text) => {
    expect(detectSkills(text)).toEqual({});
  });

  it.each([
    ['Wrote services in Go and Rust.', ['Go', 'Rust']],
    ['Statistics in R.', ['Statistics', 'R']],
    ['Drivers in C for a Linux kernel', ['C', 'Linux']],
    ['Python, R, Go', ['Python', 'R', 'Go']],
    ['Swift developer', ['Swift']],
    ['REST and SOAP interfaces', ['REST APIs', 'SOAP']],
    ['Spring services with Hibernate', ['Spring', 'Hibernate']],
    ['proficient in Excel, Word and Access', ['Microsoft Excel', 'Microsoft Word', 'Microsoft Access']],
    ['Talks on Zoom and Slack, notes in Notion', ['Zoom', 'Slack', 'Notion']],
    ['Games in Unity with C#', ['Unity', 'C#']],
    ['Agile teams', ['Agile']],
    ['linux, phones, word, printers', ['Linux', 'Microsoft Word']],
    ['A parser that is C-based', ['C']],
    ['SWIFT payments and IBAN checks', ['SWIFT Messaging']],
    ['Python, C and R', ['Python', 'C', 'R']],
    ['C, R and Go', ['C', 'R', 'Go']],
    ['Knew C, I wrote drivers in it.', ['C']],
    ['Plan B failed, so we wrote it in C.', ['C']],
    ['Services with Rust and Go', ['Rust', 'Go']],
    ['Apps in Swift for iOS', ['Swift', 'iOS']],
    ['Services in Ruby and Rust', ['Ruby', 'Rust']],
    ['Wrote Rust handlers and Go tools', ['Rust', 'Go']],
    ['Experience with APIs and cloud services', ['API Development', 'Cloud Computing']],
    ['Skilled in scripting and testing', ['Scripting Languages', 'Software Testing']],
    ['Knowledge of APIs, CI in Jenkins', ['API Development', 'Continuous Integration', 'Jenkins']],
  ])('are skills in: %s', (text, expected) => {
    expect(new Set(detectAll(text))).toEqual(new Set(expected));
  });

  it.each([
    ['built apis with python and go', ['Python', 'Go']],
    ['used html css javascript react and node in my projects', ['HTML', 'CSS', 'JavaScript', 'React', 'Node.js']],
    ['i know excel word and powerpoint', ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint']],
    ['wrote a parser in c and then we went home', ['C']],
    ['written in rust', ['Rust']],
    ['then we could go and rest in spring and express thanks', []],
    ['gave users sql access', ['SQL']],
  ])('are resolved in dictated text: %s', (text, expected) => {
    expect(detectAll(text)).toEqual(expected);
  });
});

describe('a word beside a skill that is not one itself', () => {
  it.each([
    ['Vitamin C, SQL', ['SQL']],
    ['Python, nodes, SQL', ['Python', 'SQL']],
    ['Brand strategy, media planning', ['Brand Strategy', 'Media Planning']],
  ])('is ignored: %s', (text, expected) => {
    expect(detectAll(text)).toEqual(expected);
  });
});

describe('skills that the author does not have', () => {
  it.each([
    'I don’t know any Java.',
    'No experience with SAP or Excel.',
    'I have never used Kubernetes.',
    'Would like to learn Python.',
    'My brother wrote Perl.',
    'Joined Salesforce in May and worked at Slack.',
    'Reception at the SAP campus.',
    'Cleaner for an insurance company and a robotics start-up.',
    'Interviewed Java and .NET developers.',
  ])('are ignored: %s', (text) => {
    expect(detectSkills(text)).toEqual({});
  });

  it('are ignored up to the end of the sentence, "but" or "I"', () => {
    expect(detectAll('I don’t know Java but Python.')).toEqual(['Python']);
    expect(detectAll('Never used SAP. Used Excel.')).toEqual(['Microsoft Excel']);
    expect(detectAll('My boss knew Perl, I wrote Python.')).toEqual(['Python']);
  });
});

describe('soft skills', () => {
  it.each([
    ['led a small team of seven', 'Team Leadership'],
    ['Mentored two interns', 'Mentoring'],
    ['presented the results to the board', 'Presentation Skills'],
    ['negotiated prices with suppliers', 'Negotiation'],
    ['gave three talks at meetups', 'Public Speaking'],
    ['strong communication skills', 'Communication'],
    ['works well under pressure', 'Working Under Pressure'],
  ])('are detected if stated: %s', (text, expected) => {
    expect(detectSkills(text)).toEqual({ soft: [expected] });
  });

  it.each(['Worked in a team of five.', 'The team was led by my boss.', 'A flexible hose and a reliable van.'])(
    'are not inferred from: %s',
    (text) => {
      expect(detectSkills(text)).toEqual({});
    },
  );
});

describe('hostile text', () => {
  const names = SKILLS.map(({ name }) => name);

  it.each([
    ['a name ten thousand times', 'C++ '.repeat(10_000), { technical: ['C++'] }],
    ['an ambiguous name ten thousand times', 'go, '.repeat(10_000), {}],
    ['the start of a negation ten thousand times', 'never led '.repeat(10_000), {}],
    ['nothing but signs', '+#./&-’'.repeat(5_000), {}],
    ['one word of 40,000 letters', 'a'.repeat(40_000), {}],
    ['emoji around names', '🚀Python🚀 👩‍💻 SQL', { technical: ['Python', 'SQL'] }],
    ['right-to-left text around names', 'עבדתי עם Python ו-SQL', { technical: ['Python', 'SQL'] }],
    ['a lone surrogate and a zero byte', '\ud800\u0000 Python', { technical: ['Python'] }],
  ])('is handled: %s', (_, text, expected) => {
    expect(detectSkills(text)).toEqual(expected);
  });

  it('never yields more skills than the schema allows', () => {
    const skills = detectSkills(names.join(', '));
    expect(skills.technical).toHaveLength(200);
    expect(skillsByCategory.safeParse(skills).success).toBe(true);
  });

  it('yields only distinct names of the taxonomy for arbitrary text', () => {
    const knownNames = new Set(names);
    const piece = fc.oneof(
      fc.constantFrom(...names),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(', ', ' ', '/', '. '),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const detectedNames = detectAll(pieces.join(''));
        expect(detectedNames.filter((name) => !knownNames.has(name))).toEqual([]);
        expect(new Set(detectedNames).size).toBe(detectedNames.length);
      }),
      { numRuns: 200 },
    );
  });

  // Superlinear time would exceed the test timeout.
  it('is handled in linear time for a thousand pages', () => {
    const sentence =
      'Led a team, wrote Go, R and C services in spring, never used SAP at work, unit and load testing. ';
    expect(detectSkills(sentence.repeat(20_000))).toEqual(detectSkills(sentence.repeat(2)));
  });
});
