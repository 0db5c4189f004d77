import { MicrodataReader } from '@trackrecord/contracts/jobs/microdata-reader';
import { getAttributes, getChildren, getName } from './dom-properties';

/**
 * Reads the microdata of HTML, in the form of JSON-LD. The HTML is parsed into a document that is never shown: nothing of
 * it runs or is loaded.
 */
export function readMicrodata(html: string): readonly unknown[] {
  const reader = new MicrodataReader();
  // The parser limits the depth of elements.
  const visit = (node: Node): void => {
    if (node instanceof Text) reader.onText(node.data);
    if (!(node instanceof Element)) return;
    const name = getName(node);
    reader.onOpenTag(name, getAttributes(node));
    for (const child of getChildren(node)) visit(child);
    reader.onCloseTag(name);
  };
  visit(new DOMParser().parseFromString(html, 'text/html').body);
  return reader.end();
}
