import type { Posting } from '@trackrecord/workers/feeds/found';
import type { SeededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';

/** So large a share of the items of a list comes from the other posting. */
const FROM_OTHER = 0.35;

const SYLLABLES = 'ba cor de fin gra hel ivo jun kal lum mar nor opi pel qua rin sol tav ulm ver wex yor zan'.split(
  ' ',
);

/**
 * The description of a posting with some items of another, both of one field, and a product of its own: so that postings
 * differ in the skills they ask for, and words are as many as in a real feed.
 */
export function mixedDescription(sample: Posting, other: Posting, company: string, random: SeededRandom): string {
  const lines = sample.description.replaceAll(sample.company, company).split('\n');
  const spare = itemsOf(other.description).filter((item) => !lines.includes(item));
  const mixed = lines.map((line) => {
    if (!isItem(line) || spare.length === 0 || !random.chance(FROM_OTHER)) return line;
    return spare.splice(random.whole(0, spare.length - 1), 1)[0] ?? line;
  });
  return `${mixed.join('\n')}\n\nYou would join the people who make ${productName(random)}.`;
}

const isItem = (line: string): boolean => line.startsWith('• ');

const itemsOf = (description: string): string[] => description.split('\n').filter(isItem);

function productName(random: SeededRandom): string {
  const name = [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)].join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
