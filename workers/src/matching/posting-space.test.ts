import { InvertedIndex } from './inverted-index.js';
import { JobColumns } from './job-columns.js';
import { PostingSpace } from './posting-space.js';
import { createJob } from './testing/create-corpus.js';

/** More than the space has dimensions, so that it does not tell the wordings of a topic apart. */
const TOPIC_COUNT = 150;
const POSTINGS_PER_TOPIC = 4;

/** The terms of a posting on a topic, in one of two wordings, which share some of them. */
const createTerms = (topic: number, wording: 'a' | 'b'): readonly string[] => [
  ...['task', 'tool', 'place'].map((term) => `${term}${String(topic)}`),
  `${wording}${String(topic)}`,
];

class Postings {
  readonly #index = new InvertedIndex();
  readonly #columns = new JobColumns();
  readonly space = new PostingSpace(this.#index, this.#columns);

  add(terms: readonly string[]): number {
    const slot = this.#columns.add(createJob(`job-${this.#columns.length}`, { skills: [] }), [], terms.length);
    this.#index.add(slot, terms);
    this.space.add(slot, terms);
    return slot;
  }
}

function createPostings(topicCount = TOPIC_COUNT): Postings {
  const postings = new Postings();
  for (let topic = 0; topic < topicCount; topic += 1)
    for (let index = 0; index < POSTINGS_PER_TOPIC; index += 1)
      postings.add(createTerms(topic, index % 2 === 0 ? 'a' : 'b'));
  return postings;
}

const computeMean = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;

it('finds postings on the same topic that share no term with the text', async () => {
  const postings = createPostings();
  await postings.space.refresh();
  const topics = Array.from({ length: TOPIC_COUNT }, (_none, topic) => topic);
  const slots = topics.map((topic) => postings.add([`b${String(topic)}`]));
  const comparisons = topics.map((topic) => postings.space.compareWith([`a${String(topic)}`]));
  const getMeanWith = (distance: number) =>
    computeMean(comparisons.map((compare, topic) => compare(slots[(topic + distance) % TOPIC_COUNT] ?? 0)));
  expect(getMeanWith(0)).toBeGreaterThan(0.5);
  expect(getMeanWith(1)).toBeLessThan(0.1);
});

it('says nothing about few postings, and postings without known terms', async () => {
  expect(createPostings(10).space.compareWith(['a1'])(0)).toBeUndefined();
  const postings = createPostings();
  await postings.space.refresh();
  expect(postings.space.compareWith(['zebra'])(0)).toBe(0);
  expect(postings.space.compareWith(['a1'])(postings.add(['zebra']))).toBeUndefined();
});

it('locates new postings without a new build', async () => {
  const postings = createPostings();
  await postings.space.refresh();
  const terms = createTerms(7, 'a');
  const before = postings.space.compareWith(terms)(0);
  expect(postings.space.compareWith(terms)(postings.add(terms))).toBeGreaterThan(0.9);
  await postings.space.refresh();
  expect(postings.space.compareWith(terms)(0)).toBe(before);
});

it('learns new terms when many postings are new', async () => {
  const postings = createPostings();
  await postings.space.refresh();
  const slots = Array.from({ length: TOPIC_COUNT }, () => postings.add(['saddle', 'horse', 'stable']));
  expect(postings.space.compareWith(['saddle'])(slots[0] ?? 0)).toBeUndefined();
  await postings.space.refresh();
  expect(postings.space.compareWith(['saddle'])(slots[0] ?? 0)).toBeGreaterThan(0.5);
});

it('gives the same result for every build of the same postings', async () => {
  const [first, second] = [createPostings(), createPostings()];
  await Promise.all([first.space.refresh(), first.space.refresh()]);
  const [one, other] = [first, second].map(({ space }) => space.compareWith(createTerms(3, 'a')));
  for (let slot = 0; slot < TOPIC_COUNT; slot += 1) expect(one?.(slot)).toBe(other?.(slot));
});
