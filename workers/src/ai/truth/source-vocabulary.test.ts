import { SourceVocabulary } from './source-vocabulary.js';

describe('SourceVocabulary', () => {
  it.each([
    ['baked bread in a bakery', 'baking'],
    ['fixed the printers', 'repaired'],
    ['cutted the hedges', 'cut'],
    ['cutted the hedges', 'trimmed'],
    ['drove a taxi to pay for my studies', 'financed'],
    ['planned the move of the office', 'relocation'],
    ['customers who did not pay', 'unpaid'],
    ['i made interwiews', 'interviewed'],
    ['took the fotos', 'photographs'],
    ['i recieve the goods', 'received'],
    ['in charge of the time tables', 'scheduled'],
    ['planted oaks', 'trees'],
    ['did it by myself', 'independently'],
    ['group project at uni', 'university'],
    ['deployed with k8s', 'kubernetes'],
    ['people came', 'persons'],
  ])('of %p supports %p', (source, word) => {
    expect(new SourceVocabulary(source).supports(word)).toBe(true);
  });

  it.each([
    ['wrote texts for a shop', 'bakery'],
    ['good at selling', 'expert'],
    ['helped the team', 'led'],
    ['made the page better', 'pioneering'],
    ['used gitlab', 'github'],
    ['worked for Hallam', 'hallmark'],
    ['drove to the market', 'train'],
    ['customers who paid', 'unpaid'],
    ['translated documents', 'contracts'],
    ['cleaned the offices', 'schools'],
    ['worked in a shop', 'international'],
    ['', 'anything'],
  ])('of %p does not support %p', (source, word) => {
    expect(new SourceVocabulary(source).supports(word)).toBe(false);
  });

  it('means no more general words', () => {
    const vocabulary = new SourceVocabulary('planted oaks');
    expect(vocabulary.means('trees')).toBe(false);
    expect(vocabulary.means('planting')).toBe(true);
  });
});
