import { createHash } from 'node:crypto';
import { PDFDict, PDFHexString, PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import { xmpOf } from './xmp.js';

/** What a PDF says about itself. */
export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** A BCP 47 tag. */
  readonly language: string;
  /** What the PDF's identity follows from: the same id gives the same /ID. */
  readonly id: string;
}

/** The program that the PDF says it was made by. */
const creator = 'Trackrecord';

/** Without a version, so that the same CV has the same bytes after an update that does not change its look. */
const producer = 'Skia/PDF';

/**
 * Writes what a PDF says about itself, as Info dictionary, XMP metadata, language, viewer preferences and /ID. It has no
 * dates, so that equal content gives equal bytes whenever it is printed.
 */
export function setDocumentInfo(pdf: PDFDocument, info: DocumentInfo): void {
  const { context, catalog } = pdf;
  pdf.setTitle(info.title, { showInWindowTitleBar: true });
  pdf.setAuthor(info.author);
  if (info.subject !== undefined) pdf.setSubject(info.subject);
  if (info.keywords !== undefined) pdf.setKeywords([info.keywords.join(', ')]);
  pdf.setCreator(creator);
  pdf.setProducer(producer);
  const dictionary = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const date of ['CreationDate', 'ModDate']) dictionary.delete(PDFName.of(date));
  pdf.setLanguage(info.language);
  const xmp = context.stream(Buffer.from(xmpOf(info, creator, producer)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const id = PDFHexString.of(createHash('sha256').update(info.id).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}
