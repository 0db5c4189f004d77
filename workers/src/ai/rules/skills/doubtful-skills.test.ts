import { detectSkills, findDoubtfulSkills } from './detect-skills.js';

const getNames = (text: string): readonly string[] => Object.values(findDoubtfulSkills(text)).flat();

describe('doubtful skills', () => {
  it.each([
    ['Julia and Dart are the two languages I picked up last year.', ['Dart']],
    ['Upgraded forty services from Spring 5 to 6.', ['Spring']],
  ])('are names with the capitals of a skill: %s', (text, expected) => {
    expect(getNames(text)).toEqual(expected);
    expect(detectSkills(text)).not.toMatchObject({ technical: expected });
  });

  it.each([
    ['a skill that is sure', 'Wrote services in Go and Rust.'],
    ['an ordinary word', 'We had to go to market and rest in spring.'],
    ['the start of a sentence', 'Spring was cold. Go home.'],
    ['an employer', 'I worked at Slack.'],
    ['a denied name', 'I never tried Dart at work.'],
    ['a name that another person has', 'My brother likes Dart more than I do.'],
    ['an empty text', ''],
  ])('are not %s', (_case, text) => {
    expect(getNames(text)).toEqual([]);
  });

  it('are at most five', () => {
    const names = ['Dart', 'Swift', 'Ruby', 'Rust', 'Spring', 'Unity'];
    expect(getNames(names.map((name) => `A year of ${name} was long.`).join(' '))).toEqual(names.slice(0, 5));
  });
});
