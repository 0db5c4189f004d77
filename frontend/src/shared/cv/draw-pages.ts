import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** The first pages of a PDF as pictures. */
export interface DrawnPages {
  /** Data URLs of PNGs. */
  readonly urls: readonly string[];
  /** That of the whole PDF. */
  readonly pageCount: number;
}

interface DrawOptions {
  readonly widthPx: number;
  readonly maxPages: number;
}

/**
 * Draws the first pages of a PDF. Loads pdf.js, so import this on demand. Scripts and remote content of the PDF are not
 * run or fetched.
 * @throws if the file is no PDF that pdf.js can read.
 */
export async function drawPages(pdf: Blob, { widthPx, maxPages }: DrawOptions): Promise<DrawnPages> {
  const task = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), useWasm: false, verbosity: 0 });
  try {
    const pdfDocument = await task.promise;
    const pageCount = pdfDocument.numPages;
    const urls: string[] = [];
    for (let number = 1; number <= Math.min(pageCount, maxPages); number += 1)
      urls.push(await drawPage(pdfDocument, number, widthPx));
    return { urls, pageCount };
  } finally {
    await task.destroy();
  }
}

async function drawPage(pdfDocument: PDFDocumentProxy, number: number, widthPx: number): Promise<string> {
  const page = await pdfDocument.getPage(number);
  const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas.toDataURL();
}
