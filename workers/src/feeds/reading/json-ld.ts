import { findNodes, type JsonLdNode, RepeatedTextsError } from '@trackrecord/contracts/jobs/json-ld-graph';
import { parseJsonLd } from '@trackrecord/contracts/jobs/parse-json-ld';
import { type RecordError, FeedUnreadableError } from '../adapter.js';
import { readTags } from '../text/tags.js';

/** The objects of the requested types, and the parse errors. */
export interface JsonLdNodes {
  readonly nodes: readonly JsonLdNode[];
  readonly errors: readonly RecordError[];
}

/**
 * Finds the objects of the requested types in a page with JSON-LD scripts, or in a JSON-LD document. Resolves
 * references by `@id` within the document.
 * @throws {FeedUnreadableError} if there is no JSON-LD, none of it is valid, or its references repeat it too often.
 */
export function findJsonLdNodes(text: string, label: string, matchesType: (type: string) => boolean): JsonLdNodes {
  const blocks = /^[\s\uFEFF]*[{[]/.test(text) ? [text] : extractScripts(text);
  if (blocks.length === 0) throw new FeedUnreadableError(`${label}: no JSON-LD found`);
  const parsedBlocks = blocks.map(parseJsonLd);
  const documents = parsedBlocks.filter((value) => value !== undefined);
  if (documents.length === 0) throw new FeedUnreadableError(`${label}: its JSON-LD is invalid`);
  const errors = parsedBlocks.flatMap((value, index) =>
    value === undefined ? [{ reason: `script ${String(index + 1)}: invalid JSON` }] : [],
  );
  try {
    return { nodes: findNodes(documents, matchesType), errors };
  } catch (error) {
    if (error instanceof RepeatedTextsError) throw new FeedUnreadableError(`${label}: its ${error.message}`);
    throw error;
  }
}

/** Returns the contents of a page's JSON-LD scripts. */
function extractScripts(html: string): readonly string[] {
  const blocks: string[] = [];
  let isInScript = false;
  readTags(html, {
    onOpenTag: (name, attributes) => {
      isInScript = name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
      if (isInScript) blocks.push('');
    },
    onCloseTag: () => (isInScript = false),
    onText: (text) => {
      if (isInScript) blocks.push((blocks.pop() ?? '') + text);
    },
  });
  return blocks.filter((block) => block.trim() !== '');
}
