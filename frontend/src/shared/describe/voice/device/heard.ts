/** What a session has heard. */
export interface Heard {
  /** The results that the browser does not change any more. */
  readonly text: string;
  /** The current guess of what follows; never becomes part of the description. */
  readonly interim: string;
}

export const NOTHING_HEARD: Heard = { text: '', interim: '' };

/** The results of a session, as in the Web Speech API: final ones, then interim ones. */
type Results = ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Some browsers omit the space that should be at the beginning of a result. */
function needsSpace(text: string, next: string): boolean {
  const [last, first] = [text.at(-1) ?? ' ', next.at(0) ?? ' '];
  return last.trim() !== '' && /[\p{L}\p{N}]/u.test(first) && !UNSPACED.test(last) && !UNSPACED.test(first);
}

const joinTranscripts = (transcripts: readonly string[]): string =>
  transcripts
    .map((transcript, index) => (needsSpace(transcripts[index - 1] ?? ' ', transcript) ? ` ${transcript}` : transcript))
    .join('')
    .trim();

/** Reads the results of a session. */
export function readHeard(results: Results): Heard {
  const read = (isFinal: boolean): string =>
    joinTranscripts(
      Array.from(results)
        .filter((result) => result.isFinal === isFinal)
        .map((result) => result[0]?.transcript ?? ''),
    );
  return { text: read(true), interim: read(false) };
}
