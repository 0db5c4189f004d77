import { detectSkills } from './detect-skills.js';

const getNames = (text: string): readonly string[] => Object.values(detectSkills(text)).flat().toSorted();

describe('lists of tags', () => {
  it.each([
    ['react, node, mongo, aws', ['Amazon Web Services', 'MongoDB', 'Node.js', 'React']],
    ['python · django · postgres', ['Django', 'PostgreSQL', 'Python']],
    ['react / express / jest / cypress', ['Cypress', 'Express.js', 'Jest', 'React']],
    ['react;node;express;jest', ['Express.js', 'Jest', 'Node.js', 'React']],
    ['react | node | express', ['Express.js', 'Node.js', 'React']],
    ['go, swift, rust', ['Go', 'Rust', 'Swift']],
    ['Go, Swift and Rust', ['Go', 'Rust', 'Swift']],
    ['word, excel, access, teams', ['Microsoft Access', 'Microsoft Excel', 'Microsoft Teams', 'Microsoft Word']],
    ['react\nnode\nexpress\nmongo', ['Express.js', 'MongoDB', 'Node.js', 'React']],
    ['python\ngo\nrust', ['Go', 'Python', 'Rust']],
    ['- excel\n- word\n- outlook', ['Microsoft Excel', 'Microsoft Outlook', 'Microsoft Word']],
    ['1. excel\n2. word\n3. outlook', ['Microsoft Excel', 'Microsoft Outlook', 'Microsoft Word']],
    ['• spring\n• hibernate\n• maven', ['Apache Maven', 'Hibernate', 'Spring']],
    ['stack: react, node, express', ['Express.js', 'Node.js', 'React']],
    ['tags: react node express jest', ['Express.js', 'Jest', 'Node.js', 'React']],
    ['react 18, node 20, express', ['Express.js', 'Node.js', 'React']],
    ['english, german, french', ['English', 'French', 'German']],
  ])('name skills in lower case: %j', (text, expected) => {
    expect(getNames(text)).toEqual(expected);
  });

  it.each([
    'spring, summer, autumn, winter',
    'spring\nsummer\nautumn\nwinter',
    'home, garden, kitchen',
    'phone, word, filing, outlook',
    'go home, rest, express',
    'sketch, paint, sculpt',
    'we had rest, spring, and express delivery',
    'Access to the office.\nExpress delivery.\nGo home.',
    'English, French and German cuisine',
    'English, maths, history',
  ])('of other things name none: %j', (text) => {
    expect(getNames(text)).toEqual([]);
  });

  it('of another trade name no software', () => {
    expect(getNames('welding, plumbing, assembly, ruby, sapphire')).toEqual(['Plumbing', 'Welding']);
    expect(getNames('welding, plumbing, express, spring')).toEqual(['Plumbing', 'Welding']);
  });

  it('take no field as evidence of a rare name', () => {
    expect(getNames('assembly, welding, soldering')).toEqual(['Soldering', 'Welding']);
  });
});
