import type { DocumentInfo } from './document-info.js';

/** What a PDF says about itself as XMP, which says the same as its Info dictionary (ISO 16684-1). */
export function xmpOf(info: DocumentInfo, creator: string, producer: string): string {
  const keywords = info.keywords?.join(', ');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title>${alternative(info.title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(info.author)}</rdf:li></rdf:Seq></dc:creator>
${info.subject === undefined ? '' : `<dc:description>${alternative(info.subject)}</dc:description>`}
<dc:language><rdf:Bag><rdf:li>${escaped(info.language)}</rdf:li></rdf:Bag></dc:language>
${keywords === undefined ? '' : `<pdf:Keywords>${escaped(keywords)}</pdf:Keywords>`}
<pdf:Producer>${escaped(producer)}</pdf:Producer>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const alternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML may hold it: control characters have no place there, escaped or not. */
const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
