import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { closeGaps } from './close-gaps.js';
import { linesOf } from './lines.js';
import { readPieces } from './read-pieces.js';
import { ReadableFont } from './readable-font.js';
import { sayDirections } from './say-directions.js';
import { setContents } from './stream-contents.js';
import { writePieces } from './write-pieces.js';

/**
 * Makes the text of a PDF that Chromium printed come out as it was written, in every extractor: Chromium notes what a
 * glyph stands for beside it (ActualText), which only some read. The look stays.
 *
 * @throws Error where the PDF is not as Chromium prints it.
 */
export function makeTextReadable(pdf: PDFDocument): void {
  const fonts = new Map<PDFDict, ReadableFont>();
  const forms: PDFRawStream[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && subtypeOf(object.dict) === 'Form') forms.push(object);
    if (!(object instanceof PDFDict) || subtypeOf(object) !== 'Type0') continue;
    const font = ReadableFont.of(object);
    if (font !== undefined) fonts.set(object, font);
  }
  for (const { node } of pdf.getPages()) {
    const named = fontsByName(node.Resources(), fonts);
    for (const stream of streamsOf(node.lookup(PDFName.of('Contents')))) makeContentReadable(stream, named);
  }
  for (const form of forms)
    makeContentReadable(form, fontsByName(form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), fonts));
  for (const font of fonts.values()) font.write(pdf.context);
}

const subtypeOf = (dict: PDFDict): string | undefined => dict.lookupMaybe(PDFName.of('Subtype'), PDFName)?.decodeText();

function streamsOf(contents: PDFObject | undefined): readonly PDFRawStream[] {
  const all = contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  return all.filter((stream) => stream instanceof PDFRawStream);
}

function fontsByName(
  resources: PDFDict | undefined,
  fonts: ReadonlyMap<PDFDict, ReadableFont>,
): ReadonlyMap<string, ReadableFont> {
  const named = new Map<string, ReadableFont>();
  const used = resources?.lookupMaybe(PDFName.of('Font'), PDFDict);
  for (const name of used?.keys() ?? []) {
    const dict = used?.lookupMaybe(name, PDFDict);
    const font = dict && fonts.get(dict);
    if (font !== undefined) named.set(name.decodeText(), font);
  }
  return named;
}

/** Where Chromium notes none of these, every glyph says by itself what it stands for. */
const notes = /\/(?:ActualText|ReversedChars)\b/;

function makeContentReadable(stream: PDFRawStream, fonts: ReadonlyMap<string, ReadableFont>): void {
  const content = inflateSync(stream.contents).toString('latin1');
  if (!notes.test(content) && ![...fonts.values()].some((font) => font.needsCodes)) return;
  const pieces = readPieces(content, fonts);
  const lines = linesOf(pieces.filter((piece) => piece.kind === 'unit'));
  sayDirections(lines);
  lines.forEach(closeGaps);
  setContents(stream, Buffer.from(writePieces(pieces), 'latin1'));
}
