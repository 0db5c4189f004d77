import { detectSkills } from './detect-skills.js';

const detectAll = (text: string): string[] => Object.values(detectSkills(text)).flat();

describe('an action of a trade', () => {
  it.each([
    ['past tense', 'I dressed wounds on a surgical ward.', 'Wound Care'],
    ['gerund', 'dressing wounds and taking obs', 'Wound Care'],
    ['infinitive', 'My job was to dress leg ulcers.', 'Wound Care'],
    ['noun of object and verb', 'wound dressing on nights', 'Wound Care'],
    ['irregular verb', 'Took blood from forty patients a morning.', 'Phlebotomy'],
    ['list of objects', 'Washed plates, pans and cutlery.', 'Dishwashing'],
    ['object after adjectives', 'Stacked empty shelves at night.', 'Shelf Stacking'],
    ['object after the possessive of a plural', "Parked the guests' cars at a hotel.", 'Parking Attendance'],
    ['article within the object', 'Spoke with the parents every week.', 'Parent Communication'],
    ['particle', 'Emptied bins and locked up the shop at night.', 'Store Opening and Closing'],
    ['list of words with an action in its sentence', 'dishes, peel veg, mop floor, bins', 'Waste Removal'],
  ])('is found: %s', (_, text, expected) => {
    expect(detectAll(text)).toContain(expected);
  });

  it.each([
    ['verb with another object', 'Dressed salads for two hundred guests.', 'Wound Care'],
    ['object of another verb after a comma', 'Cleaned cars, painted windows.', 'Window Cleaning'],
    ['object of a preposition', 'Cleaned for a family with windows to the park.', 'Window Cleaning'],
    ['verb in the next sentence', 'I cleaned. Windows were new.', 'Window Cleaning'],
    ['noun that is also a verb', 'The guard of the building was my uncle.', 'Security Guarding'],
    ['denied action', 'I never washed cars.', 'Vehicle Valeting'],
    ['action of somebody else', 'My boss washed the cars.', 'Vehicle Valeting'],
    ['action wished for', 'I would like to wash cars.', 'Vehicle Valeting'],
    ['ordinary word without another skill', 'Two bins stood in the yard.', 'Waste Removal'],
  ])('is not found: %s', (_, text, unexpected) => {
    expect(detectAll(text)).not.toContain(unexpected);
  });
});
