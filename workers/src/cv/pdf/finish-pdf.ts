import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { setDocumentInfo, type DocumentInfo } from './document-info.js';
import { makeTextReadable } from './readable-text.js';

/**
 * Finishes a PDF that Chromium printed: its text can be read by every extractor, it says what it is, and nothing in it
 * depends on when or by which process it was printed. The same input gives the same bytes; the look is Chromium's.
 *
 * @throws Error where the bytes are no PDF that Chromium prints.
 */
export async function finishPdf(printed: Uint8Array, info: DocumentInfo): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  makeTextReadable(pdf);
  setDocumentInfo(pdf, info);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: Infinity });
}
