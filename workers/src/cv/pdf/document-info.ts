import { createHash } from 'node:crypto';
import { PDFDict, PDFHexString, PDFName, type PDFDocument } from '@cantoo/pdf-lib';

/** The metadata of a PDF. */
export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** A BCP 47 tag. */
  readonly language: string;
  /** The source of the PDF's /ID: equal ids give equal /IDs. */
  readonly id: string;
}

/** The creating application. */
const CREATOR = 'Trackrecord';

/** Without a version, so that an update does not change the bytes of equal CVs. */
const PRODUCER = 'Skia/PDF';

/**
 * Writes the metadata of a PDF: Info dictionary, XMP, language, viewer preferences and /ID. Omits dates, so that equal
 * content gives equal bytes.
 */
export function setDocumentInfo(pdf: PDFDocument, info: DocumentInfo): void {
  const { context, catalog } = pdf;
  pdf.setTitle(info.title, { showInWindowTitleBar: true });
  pdf.setAuthor(info.author);
  if (info.subject !== undefined) pdf.setSubject(info.subject);
  if (info.keywords !== undefined) pdf.setKeywords([info.keywords.join(', ')]);
  pdf.setCreator(CREATOR);
  pdf.setProducer(PRODUCER);
  const dictionary = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const date of ['CreationDate', 'ModDate']) dictionary.delete(PDFName.of(date));
  pdf.setLanguage(info.language);
  const xmp = context.stream(Buffer.from(buildXmp(info, CREATOR, PRODUCER)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const id = PDFHexString.of(createHash('sha256').update(info.id).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}

/** Builds the XMP metadata, equivalent to the Info dictionary (ISO 16684-1). */
function buildXmp(info: DocumentInfo, creator: string, producer: string): string {
  const keywords = info.keywords?.join(', ');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title>${renderLanguageAlternative(info.title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(info.author)}</rdf:li></rdf:Seq></dc:creator>
${info.subject === undefined ? '' : `<dc:description>${renderLanguageAlternative(info.subject)}</dc:description>`}
<dc:language><rdf:Bag><rdf:li>${escapeXml(info.language)}</rdf:li></rdf:Bag></dc:language>
${keywords === undefined ? '' : `<pdf:Keywords>${escapeXml(keywords)}</pdf:Keywords>`}
<pdf:Producer>${escapeXml(producer)}</pdf:Producer>
<xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

const renderLanguageAlternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;

const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML; control characters are not allowed in any form. */
const escapeXml = (text: string): string =>
  text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? '');
