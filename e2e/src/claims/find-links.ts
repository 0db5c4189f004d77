/** A link of a document to a file. */
export interface Link {
  /** Relative to the document; '' for the document itself. */
  readonly path: string;
  /** The anchor of a heading, without `#`. */
  readonly anchor: string | undefined;
}

const CODE = /^( *)(```|~~~).*\n[\s\S]*?^\1\2|(`+)[^`]+\3/gm;
const INLINE_TARGET = /\]\(([^)\s]+)\)/g;
const DEFINED_TARGET = /^\[[^\]]+\]: (\S+)$/gm;

/** Finds the links of a Markdown document, except those to other sites. */
export function findLinks(markdown: string): readonly Link[] {
  const text = markdown.replace(CODE, '');
  return [...text.matchAll(INLINE_TARGET), ...text.matchAll(DEFINED_TARGET)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor] = target.split('#');
      return { path, anchor };
    });
}

/** Returns the links to headings that do not exist. `readLinked` returns the document at a path. */
export function findBrokenAnchors(links: readonly Link[], readLinked: (path: string) => string): readonly string[] {
  return links.flatMap(({ path, anchor }) =>
    anchor === undefined || findAnchors(readLinked(path)).has(anchor) ? [] : [`${path}#${anchor}`],
  );
}

/** Returns the anchors of the headings of a document, as GitHub makes them. */
const findAnchors = (markdown: string): ReadonlySet<string> =>
  new Set(
    Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
