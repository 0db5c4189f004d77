/** What a document names in inline code. */
export interface CodeNames {
  /** Paths and file names. `*` and `NAME` stand for a part of a name. */
  readonly paths: readonly string[];
  /** Names of functions, types, fields, constants and variables. */
  readonly identifiers: readonly string[];
}

const FENCED_BLOCK = /^( *)(```|~~~).*\n[\s\S]*?^\1\2/gm;
const INLINE_CODE = /(`+)([^`]+)\1/g;
const FILE_NAME = /^(?:\.{1,2}\/)*[\w.*-]+\.(?:[cm]?[jt]sx?|jsonl?|s?css|md|html|ya?ml|template)$/;
const PATH = /^(?:\.{1,2}\/)*(?:[\w.*-]*[\w*][\w.*-]*\/)+(?:[\w.*-]*[\w*][\w.*-]*)?$/;
/** Matches camelCase, PascalCase of at least two words, and SCREAMING_CASE of at least two words. */
const IDENTIFIER = /^(?:[a-z][a-z\d]*[A-Z]\w*|(?:[A-Z][a-z\d]+){2,}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)$/;

const isPath = (code: string): boolean => FILE_NAME.test(code) || PATH.test(code);

/** Finds the names in the inline code of a Markdown document. */
export function findCodeNames(markdown: string): CodeNames {
  const codes = Array.from(markdown.replace(FENCED_BLOCK, '').matchAll(INLINE_CODE), ([, , code = '']) => code.trim());
  const words = codes.filter((code) => !isPath(code)).flatMap((code) => code.split(/[^\w$]+/));
  return {
    paths: [...new Set(codes.filter(isPath))],
    identifiers: [...new Set(words.filter((word) => IDENTIFIER.test(word)))],
  };
}

/** Returns a function that tells whether a path of a document ends the path of a file or folder of the repository. */
export function createPathMatcher(files: readonly string[]): (path: string) => boolean {
  const paths = new Set(files.flatMap(toParents));
  const endings = new Set([...paths].flatMap(toEndings));
  return (path) => {
    const ending = path.replace(/^(?:\.{1,2}\/)+/, '').replace(/\/$/, '');
    if (!/\*|NAME/.test(ending)) return endings.has(ending);
    const pattern = new RegExp(
      `(?:^|/)${ending
        .split(/\*|NAME/)
        .map(escapeText)
        .join('[^/]*')}$`,
    );
    return [...paths].some((candidate) => pattern.test(candidate));
  };
}

const escapeText = (text: string): string => text.replace(/[^\w]/g, String.raw`\$&`);

/** Returns a path and the folders that contain it. */
const toParents = (path: string): readonly string[] =>
  path.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));

/** Returns a path without its first folder, without its first two, and so on. */
const toEndings = (path: string): readonly string[] =>
  path.split('/').map((_, index, segments) => segments.slice(index).join('/'));
