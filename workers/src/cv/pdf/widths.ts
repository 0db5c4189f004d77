import { PDFArray, PDFName, PDFNumber, type PDFDict } from '@cantoo/pdf-lib';

/** The array of widths. Its entries are `first [width width …]` or `first last width`. */
const W = PDFName.of('W');

/** Reads the advances of a CID font (W and DW), in thousandths of the font size. */
export function readWidths(cidFont: PDFDict): (code: number) => number {
  const defaultWidth = cidFont.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? 1000;
  const widths = new Map<number, number>();
  const array = cidFont.lookupMaybe(W, PDFArray);
  for (let at = 0; array !== undefined && at < array.size();) {
    const first = array.lookup(at, PDFNumber).asNumber();
    const next = array.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index++)
        widths.set(first + index, next.lookup(index, PDFNumber).asNumber());
      at += 2;
      continue;
    }
    const last = array.lookup(at + 1, PDFNumber).asNumber();
    const width = array.lookup(at + 2, PDFNumber).asNumber();
    for (let code = first; code <= last; code++) widths.set(code, width);
    at += 3;
  }
  return (code) => widths.get(code) ?? defaultWidth;
}

/** Adds the advances of new codes to a CID font. */
export function addWidths(cidFont: PDFDict, widths: ReadonlyMap<number, number>): void {
  const array = cidFont.lookupMaybe(W, PDFArray) ?? cidFont.context.obj([]);
  for (const [code, width] of widths) {
    array.push(PDFNumber.of(code));
    array.push(cidFont.context.obj([width]));
  }
  cidFont.set(W, array);
}
