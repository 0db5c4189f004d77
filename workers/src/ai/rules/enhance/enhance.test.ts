import { enhance } from './enhance.js';

const enhanceText = (description: string): string => enhance(description).text;

const REWRITES: readonly (readonly [input: string, expected: string])[] = [
  ['I was responsible for managing the stock of the shop', 'Managed the stock of the shop.'],
  ['i was responsible for the payroll of the office', 'Responsible for the payroll of the office.'],
  ['I was responsible for increasing the sales of the shop', 'Responsible for increasing the sales of the shop.'],
  ['I was working on the website of the school', 'Worked on the website of the school.'],
  ['I was building the website of the school', 'I was building the website of the school.'],
  ['my job was to answer the phone in the office', 'Answered the phone in the office.'],
  ['My responsibilities included training new staff', 'Trained new staff.'],
  ['I have written tests for the whole team', 'Wrote tests for the whole team.'],
  ["I've built a shop for my uncle", 'Built a shop for my uncle.'],
  ['I am working on an app for the canteen', 'Working on an app for the canteen.'],
  ['I used to manage the till at the shop', 'Managed the till at the shop.'],
  ['I successfully moved the data to the new system', 'Successfully moved the data to the new system.'],
  ['We built an app for the canteen', 'We built an app for the canteen.'],
  ['I was not responsible for managing the shop', 'I was not responsible for managing the shop.'],
  ['I never managed a team of this size', 'I never managed a team of this size.'],
  ['um so i basically built the, uh, website of the school', 'Built the website of the school.'],
  ['i was like managing the till and like i cleaned the kitchen', 'Managed the till and cleaned the kitchen.'],
  ['I designed tools like presses and drills', 'Designed tools like presses and drills.'],
  ['as you know I worked at the front desk', 'As you know I worked at the front desk.'],
  ['i worked, you know, at the front desk', 'Worked at the front desk.'],
  ['I I worked at at the front desk in the in the hotel', 'Worked at the front desk in the hotel.'],
  [
    'I worked in Walla Walla with the team that that firm sent',
    'Worked in Walla Walla with the team that that firm sent.',
  ],
  ['my colleague and I built the site and I tested it', 'My colleague and I built the site and I tested it.'],
  ['I designed the site with my colleague and I tested it', 'Designed the site with my colleague and I tested it.'],
  ['I designed the site and I tested it', 'Designed the site and tested it.'],
  ['built it with javascript and node js', 'Built it with JavaScript and Node.js.'],
  [
    'I used javascript and went to react to what customers said',
    'Used JavaScript and went to react to what customers said.',
  ],
  ['used google ads and pivot tables in excel for the shop', 'Used Google Ads and pivot tables in Excel for the shop.'],
  ['moved the shop to aws with ci/cd and did the seo', 'Moved the shop to AWS with CI/CD and did the SEO.'],
  ['I led the work on machine learning for the bank', 'Led the work on machine learning for the bank.'],
  ['see the code at https://example.com/i/javascript', 'See the code at https://example.com/i/javascript'],
  [
    'I was working in the kitchen and I was doing like the prep and I was mostly cleaning the grill',
    'Worked in the kitchen and did the prep and mostly cleaned the grill.',
  ],
  ['I worked in a lab and I was doing a course', 'Worked in a lab and I was doing a course.'],
  ['I worked in a shop and I was building the site', 'Worked in a shop and I was building the site.'],
  ['my boss left and I was doing the orders', 'My boss left and I was doing the orders.'],
  ['trained ca. 20 new starters over the christmas period', 'Trained ca. 20 new starters over the Christmas period.'],
  ['paid avg. 400 invoices in the month, resp. orders', 'Paid avg. 400 invoices in the month, resp. orders.'],
  [
    'recieved goods from the lorrys and was responsable for the stock count',
    'Received goods from the lorries and was responsible for the stock count.',
  ],
  ['succesfully improoved the sheduling of the cleaners', 'Successfully improved the scheduling of the cleaners.'],
  ['I am working since two years as cook', 'I have been working for two years as cook.'],
  [
    'I done the payroll and writed a report for there planning',
    'Did the payroll and wrote a report for their planning.',
  ],
  ['Wrote   the docs ,tests and guides for the team', 'Wrote the docs, tests and guides for the team.'],
];

describe('enhance', () => {
  it.each(REWRITES)('rewrites %p as %p', (input, expected) => {
    expect(enhanceText(input)).toBe(expected);
  });

  it('formats several sentences, and existing lists, as a list', () => {
    const list = '• Built the site.\n• Tested it with users.\n• Wrote the docs.';
    expect(enhanceText('I built the site. I tested it with users. I wrote the docs')).toBe(list);
    expect(enhanceText('- built the site\n* tested it with users\n3) wrote the docs')).toBe(list);
  });

  it('splits dictated text at "and then I"', () => {
    expect(enhanceText('i built the site and then i tested it with users then i wrote the docs')).toBe(
      '• Built the site.\n• Tested it with users.\n• Wrote the docs.',
    );
  });

  it('keeps headings, abbreviations and numbers as they are', () => {
    expect(
      enhanceText('My duties:\nfiled papers, e.g. contracts of 1.5 million\nwrote letters to Mr. Smith etc.'),
    ).toBe('My duties:\n• Filed papers, e.g. contracts of 1.5 million.\n• Wrote letters to Mr. Smith etc.');
  });

  it('joins wrapped lines', () => {
    expect(enhanceText('Worked at the front desk of the hotel and answered the\nphone for all of the guests.')).toBe(
      'Worked at the front desk of the hotel and answered the phone for all of the guests.',
    );
  });

  it('changes only the spacing in other languages', () => {
    for (const input of [
      'Ich habe  eine Webseite mit React gebaut ,und getestet',
      'Ich bin responsable für das accomodation und lorrys',
      'desarrollé una aplicación  para la escuela con python',
      'قمت بتطوير  موقع باستخدام React',
      'मैंने  स्कूल के लिए एक वेबसाइट बनाई',
      '我用 javascript  做了一个网站',
    ])
      expect(enhanceText(input)).toBe(input.replace(/ +/g, ' ').replace(' ,', ','));
  });

  it('returns the skills of the text', () => {
    expect(enhance('i wrote services in python and docker').skills).toEqual({
      technical: ['Python'],
      tools: ['Docker'],
    });
  });

  it('returns sentences instead of a list if the list would exceed 2000 characters, and truncates longer texts', () => {
    const sentences = Array.from({ length: 120 }, () => 'We built the web site of a shop.');
    const long = sentences.slice(0, 60).join(' ');
    const written = enhanceText(long);
    expect(written).toBe(long);
    expect(written.length + 2 * 60).toBeGreaterThan(2000);
    expect(enhanceText(sentences.join(' ')).length).toBeLessThanOrEqual(2000);
  });
});

describe('questions about a description', () => {
  it.each([
    ['Responsible for different tasks.', ['tasks', 'amount']],
    ['i did stuff in the office', ['tasks', 'amount']],
    ['Answered the phone and welcomed the guests of the hotel.', ['amount', 'tools']],
    ['Answered 40 calls a day and welcomed the guests of the hotel.', ['tools', 'result']],
    ['Answered three phones with SAP and welcomed guests of the hotel.', ['result']],
    ['Kept the books of the shop with Excel and cut the costs by a third.', ['amount']],
  ])('%p asks for %p', (text, questions) => {
    expect(enhance(text).questions).toEqual(questions);
  });

  it.each([
    ['a text that was improved', 'recieved goods from the lorrys'],
    ['a text that says everything', 'Kept 3 ledgers with Excel and reduced the costs of the shop by 10 %.'],
    ['another language', 'Ich habe in einem Hotel die Gäste empfangen.'],
  ])('are not asked about %s', (_kind, text) => {
    expect(enhance(text).questions).toBeUndefined();
  });
});
