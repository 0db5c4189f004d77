import { findStatedActions } from './stated-actions.js';
import { tokenize } from './tokens.js';

const find = (text: string): string[] => findStatedActions(tokenize(text)).map(({ skill }) => skill.name);

describe('findStatedActions', () => {
  it.each([
    'I fitted boilers in council flats.',
    'Fitting boilers and heating controls.',
    'I fit boilers.',
    'We install boilers.',
    'We were asked to install new boilers.',
    'Installing a boiler takes me a day.',
    'Fitted baths, cookers and boilers.',
    'Installed showers/boilers.',
    'Swapping old back boilers.',
    'Our team fitted boilers.',
    'My crew fitted boilers.',
    'I weld frames, fit boilers and hang doors.',
    'The customers moved out and I fitted boilers.',
  ])('finds a verb in any form with its object: %s', (text) => {
    expect(find(text)).toContain('Boiler Installation');
  });

  it.each([
    ['Laid bricks.', 'Bricklaying'],
    ['Hung doors.', 'Door Hanging'],
    ['Tying rebar.', 'Steel Fixing'],
    ['Dyeing yarn.', 'Dyeing and Finishing'],
    ['Welded.', 'Welding'],
    ['Shot blasted railings.', 'Powder Coating'],
  ])('knows the forms of a verb: %s', (text, skill) => {
    expect(find(text)).toContain(skill);
  });

  it.each([
    'My brother fitted boilers.',
    'The plumber who fitted the boiler left.',
    'A fitted boiler.',
    'They fitted boilers.',
    'The second fit on boilers.',
    'The customers liked what two young plumbers fitted: boilers.',
    'I fitted it, he liked the boiler.',
    'Fitted it. Boilers came later.',
    'Fitted it (boilers came later).',
    'Fitted new white big clean cheap gas boilers.',
    'Second fit boilers.',
    'Time, fit and boilers.',
    'Our neighbour fitted boilers.',
    'I checked each weld.',
  ])('ignores other subjects, nouns and other clauses: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('prefers the longest object', () => {
    expect(find('Repaired washing machines.')).toEqual(['Appliance Repair']);
    expect(find('Fixed leaking taps.')).toEqual(['Leak Repair']);
  });

  it('ignores an object that is only the beginning of another name', () => {
    expect(find('Maintained machines.')).toEqual(['Machinery Maintenance']);
    expect(find('Maintained machine learning models.')).toEqual([]);
  });
});
