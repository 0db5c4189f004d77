import { getBaseForms, getDerivedWords, getHypernyms, getSenses, isKnownWord, isPersonSense } from './wordnet.js';

describe('getBaseForms', () => {
  it.each([
    ['hedges', 'hedge'],
    ['studies', 'study'],
    ['boxes', 'box'],
    ['trimmed', 'trim'],
    ['financed', 'finance'],
    ['carried', 'carry'],
    ['driving', 'drive'],
    ['planning', 'plan'],
    ['went', 'go'],
    ['cutted', 'cut'],
    ['people', 'person'],
    ['firemen', 'fireman'],
    ['better', 'good'],
  ])('knows %s as a form of %s', (word, base) => {
    expect(getBaseForms(word)).toContain(base);
  });

  it.each(['interwiews', 'xqz', 'siemanns', 'london', 'microsoft'])('knows nothing of %s', (word) => {
    expect(isKnownWord(word)).toBe(false);
  });
});

describe('relations', () => {
  const shareSense = (left: string, right: string): boolean => {
    const senses = new Set(getSenses(left));
    return getSenses(right).some((sense) => senses.has(sense));
  };

  it('of synonyms are common senses', () => {
    expect(shareSense('fix', 'repair')).toBe(true);
    expect(shareSense('photo', 'photograph')).toBe(true);
    expect(shareSense('fix', 'bake')).toBe(false);
  });

  it('lead to derived and more general words', () => {
    expect(getDerivedWords('bake')).toEqual(expect.arrayContaining(['baker', 'baking']));
    const generalSenses = new Set(getSenses('oak').flatMap(getHypernyms));
    expect(getSenses('tree').some((sense) => generalSenses.has(sense))).toBe(true);
  });

  it.each([
    ['surgeon', true],
    ['club', true],
    ['agency', true],
    ['logo', false],
    ['cycle', false],
  ])('tell whether %s is a person or group of people: %s', (word, expected) => {
    expect(getSenses(word).slice(0, 3).some(isPersonSense)).toBe(expected);
  });
});
