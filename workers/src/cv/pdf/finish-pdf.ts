import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { setDocumentInfo, type DocumentInfo } from './document-info.js';
import { makeTextExtractable } from './readable-text.js';

/**
 * Post-processes a PDF printed by Chromium: makes its text extractable, sets its metadata, and removes everything that
 * depends on time or process. Equal input gives equal bytes; the appearance does not change.
 *
 * @throws Error if the bytes are not a PDF as printed by Chromium.
 */
export async function finishPdf(printedPdf: Uint8Array, info: DocumentInfo): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printedPdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  makeTextExtractable(pdf);
  setDocumentInfo(pdf, info);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: Infinity });
}
