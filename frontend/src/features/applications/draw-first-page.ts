import { getDocument } from 'unpdf/pdfjs';

/** The first page of a PDF as a picture. */
export interface FirstPage {
  /** A data URL of a PNG. */
  readonly url: string;
  readonly pageCount: number;
}

/** Twice the width at which the picture is shown, for screens with two pixels per CSS pixel. */
const WIDTH_PX = 240;

/**
 * Draws the first page of a PDF. Loads pdf.js, so import this on demand. Scripts and remote content of the PDF are not
 * run or fetched.
 * @throws if the file is no PDF that pdf.js can read.
 */
export async function drawFirstPage(pdf: Blob): Promise<FirstPage> {
  const task = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), useWasm: false, verbosity: 0 });
  try {
    const pdfDocument = await task.promise;
    const page = await pdfDocument.getPage(1);
    const viewport = page.getViewport({ scale: WIDTH_PX / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH_PX;
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return { url: canvas.toDataURL(), pageCount: pdfDocument.numPages };
  } finally {
    await task.destroy();
  }
}
