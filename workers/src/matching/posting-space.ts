import type { InvertedIndex } from './inverted-index.js';
import type { JobColumns } from './job-columns.js';
import { DIMENSIONS, LatentSpace, scaleToLength1 } from './latent-space.js';
import { runAtOnce, runInSlices } from './run-steps.js';
import { readTermMatrix } from './term-matrix.js';

/** Fewer postings do not show which terms belong together. */
const MIN_POSTINGS = 50;
/** The space is built from this many postings at most; the others are only located in it. */
const MAX_SAMPLE_SIZE = 4_000;
/** The space is built again when it lacks this share of the postings. */
const MAX_NEW_SHARE = 0.1;
/** Terms of postings, and postings, processed between two yields: frequent terms are in most postings. */
const ENTRIES_PER_STEP = 1_000;
/** The numbers of a direction are stored in a byte each; they lie between -1 and 1. */
const BYTE_SCALE = 127;
const GROWTH_FACTOR = 1.5;

/**
 * The open postings of a corpus in the latent space of their texts (latent-space.ts). The space is built when it is first
 * used, and again when many postings are new; until then, new ones are located in the existing space.
 */
export class PostingSpace {
  #space: LatentSpace | undefined;
  /** DIMENSIONS numbers per slot. */
  #directions = new Int8Array();
  #builtSize = 0;
  #newCount = 0;
  #building: Promise<void> | undefined;

  constructor(
    private readonly index: InvertedIndex,
    private readonly columns: JobColumns,
  ) {}

  /** Locates a new posting, whose terms are already in the index. */
  add(slot: number, terms: readonly string[]): void {
    this.#newCount += 1;
    if (this.#space) this.#setDirection(slot, this.#space.locate(terms));
  }

  /** Builds the space if necessary, interleaved with other work. Callers share one build. */
  async refresh(): Promise<void> {
    if (this.#isStale) this.#building ??= runInSlices(this.#build()).finally(() => (this.#building = undefined));
    await this.#building;
  }

  /**
   * Returns a function that compares a text with postings: 1 if they say the same, 0 if they have nothing in common,
   * undefined if that is not known. Its first call blocks until the space is built, unless `refresh` was called before.
   */
  compareWith(terms: readonly string[]): (slot: number) => number | undefined {
    let compare: ((slot: number) => number | undefined) | undefined;
    return (slot) => (compare ??= this.#createComparison(terms))(slot);
  }

  /** A comparison stays in the current space while another one is built. */
  #createComparison(terms: readonly string[]): (slot: number) => number | undefined {
    if (this.#space === undefined && this.#isStale) runAtOnce(this.#build());
    const direction = this.#space?.locate(terms);
    const directions = this.#directions;
    return (slot) => (direction ? computeCosine(direction, directions, slot) : undefined);
  }

  get #isStale(): boolean {
    return this.#newCount >= (this.#space ? MAX_NEW_SHARE * this.#builtSize : MIN_POSTINGS);
  }

  *#build(): Generator<void, void> {
    const slotCount = this.columns.length;
    const slots = Array.from({ length: slotCount }, (_none, slot) => slot).filter(
      (slot) => this.columns.isOpen.at(slot) === 1,
    );
    this.#newCount = 0;
    this.#builtSize = slots.length;
    const space = yield* LatentSpace.build(yield* readTermMatrix(this.index, takeSample(slots), slotCount));
    const directions = yield* locateAll(this.index, space, slotCount);
    // Postings that arrived meanwhile have no direction yet; they make the space stale again if they are many.
    this.#space = space;
    this.#directions = directions;
  }

  #setDirection(slot: number, direction: Float32Array): void {
    if ((slot + 1) * DIMENSIONS > this.#directions.length) {
      const larger = new Int8Array(Math.ceil((slot + 1) * GROWTH_FACTOR) * DIMENSIONS);
      larger.set(this.#directions);
      this.#directions = larger;
    }
    storeDirection(this.#directions, slot, direction);
  }
}

/** Returns undefined if the posting in a slot has no direction. */
function computeCosine(direction: Float32Array, directions: Int8Array, slot: number): number | undefined {
  let sum = 0;
  let isLocated = false;
  for (let axis = 0; axis < DIMENSIONS; axis += 1) {
    const value = directions[slot * DIMENSIONS + axis] ?? 0;
    if (value !== 0) isLocated = true;
    sum += (direction[axis] ?? 0) * value;
  }
  return isLocated ? Math.max(0, sum / BYTE_SCALE) : undefined;
}

/** Returns the directions of all slots. */
function* locateAll(
  index: InvertedIndex,
  space: LatentSpace,
  slotCount: number,
): Generator<void, Int8Array<ArrayBuffer>> {
  const sums = new Float32Array(slotCount * DIMENSIONS);
  let entryCount = 0;
  for (const [term, termSlots] of index.entries()) {
    for (let entry = 0; entry < termSlots.length; entry += 1) {
      space.move(sums, (termSlots.slotAt(entry) ?? 0) * DIMENSIONS, term, termSlots.countAt(entry));
      if ((entryCount += 1) % ENTRIES_PER_STEP === 0) yield;
    }
  }
  const directions = new Int8Array(sums.length);
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (slot % ENTRIES_PER_STEP === 0) yield;
    storeDirection(directions, slot, scaleToLength1(sums.subarray(slot * DIMENSIONS, (slot + 1) * DIMENSIONS)));
  }
  return directions;
}

function storeDirection(directions: Int8Array, slot: number, direction: Float32Array): void {
  for (let axis = 0; axis < DIMENSIONS; axis += 1)
    directions[slot * DIMENSIONS + axis] = Math.round((direction[axis] ?? 0) * BYTE_SCALE);
}

/** Takes slots at equal distances. */
const takeSample = (slots: readonly number[]): readonly number[] =>
  slots.length <= MAX_SAMPLE_SIZE
    ? slots
    : slots.filter(
        (_slot, index) =>
          Math.floor((index * MAX_SAMPLE_SIZE) / slots.length) !==
          Math.floor(((index - 1) * MAX_SAMPLE_SIZE) / slots.length),
      );
