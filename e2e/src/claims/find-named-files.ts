const INLINE_CODE = /`([^`]+)`/g;
const LINK_TARGET = /\]\(([^)\s]+)\)/g;
const DEFINITION = /^\[([^\]]+)\]: (\S+)$/gm;
/** Matches the label of a reference link to a file, such as `[routes.tsx]`. */
const REFERENCE = /\[([^\]\n]+\.\w+)\](?![(:])/g;
const SOURCE_FILE = /\/[\w.-]+\.(?:[cm]?[jt]sx?|json|md|scss)$/;

const matchFirstGroups = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** A file or folder that a document names. `base` is where its path starts. */
export interface NamedFile {
  readonly path: string;
  readonly base: 'root' | 'document';
}

/**
 * Finds the files and folders that a document names: the targets of its links, and the paths in its inline code that
 * begin with a folder of the repository or end as a source file.
 */
export function findNamedFiles(markdown: string, rootFolders: ReadonlySet<string>): readonly NamedFile[] {
  const definedTargets = [...markdown.matchAll(DEFINITION)].map(([, , target = '']) => target);
  const targets = [...matchFirstGroups(markdown, LINK_TARGET), ...definedTargets]
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''));
  const paths = matchFirstGroups(markdown, INLINE_CODE).filter(
    (code) => /^[\w.-]+\/[\w./-]*$/.test(code) && (rootFolders.has(code.split('/')[0] ?? '') || SOURCE_FILE.test(code)),
  );
  return [
    ...targets.map((path) => ({ path, base: 'document' as const })),
    ...paths.map((path) => ({ path, base: 'root' as const })),
  ];
}

/** Returns the labels of reference links to files that are not defined, and those that are defined but not used. */
export function findReferenceErrors(markdown: string): readonly string[] {
  const defined = matchFirstGroups(markdown, DEFINITION);
  const used = new Set(matchFirstGroups(markdown.replace(INLINE_CODE, ''), REFERENCE));
  return [
    ...[...used].filter((label) => !defined.includes(label)).map((label) => `not defined: ${label}`),
    ...defined.filter((label) => !used.has(label)).map((label) => `not used: ${label}`),
  ];
}
