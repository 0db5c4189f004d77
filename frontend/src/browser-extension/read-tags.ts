import type { TagHandler } from '@trackrecord/contracts/jobs/tag-handler';
import { getAttributes, getChildren, getName } from './dom-properties';

/**
 * Reads HTML tag by tag. It is parsed into a document that is never shown: nothing of it runs or is loaded.
 */
export function readTags(html: string, { onOpenTag, onCloseTag, onText }: TagHandler): void {
  // The recursion cannot become too deep: DOMParser limits how deep elements nest.
  const visit = (node: Node): void => {
    if (node instanceof Text) onText(node.data);
    if (!(node instanceof Element)) return;
    const name = getName(node);
    onOpenTag(name, getAttributes(node));
    for (const child of getChildren(node)) visit(child);
    onCloseTag(name);
  };
  // Without the tag, the parser would drop blanks at the beginning.
  for (const child of getChildren(new DOMParser().parseFromString(`<body>${html}`, 'text/html').body)) visit(child);
}
