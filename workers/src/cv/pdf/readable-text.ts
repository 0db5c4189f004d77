import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { closeGaps, groupIntoLines } from './lines.js';
import { readPieces } from './read-pieces.js';
import { ReadableFont } from './readable-font.js';
import { insertBidiMarks } from './insert-bidi-marks.js';
import { setContents } from './stream-contents.js';
import { writePieces } from './write-pieces.js';

/**
 * Makes the text of a PDF printed by Chromium extractable by every tool: Chromium records the text of glyphs as
 * ActualText, which only some tools read. The appearance does not change.
 *
 * @throws Error if the PDF is not as printed by Chromium.
 */
export function makeTextExtractable(pdf: PDFDocument): void {
  const fonts = new Map<PDFDict, ReadableFont>();
  const forms: PDFRawStream[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && getSubtype(object.dict) === 'Form') forms.push(object);
    if (!(object instanceof PDFDict) || getSubtype(object) !== 'Type0') continue;
    const font = ReadableFont.fromDict(object);
    if (font !== undefined) fonts.set(object, font);
  }
  for (const { node } of pdf.getPages()) {
    const fontsByName = getFontsByName(node.Resources(), fonts);
    for (const stream of getStreams(node.lookup(PDFName.of('Contents')))) rewriteContent(stream, fontsByName);
  }
  for (const form of forms)
    rewriteContent(form, getFontsByName(form.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), fonts));
  for (const font of fonts.values()) font.write(pdf.context);
}

const getSubtype = (dict: PDFDict): string | undefined =>
  dict.lookupMaybe(PDFName.of('Subtype'), PDFName)?.decodeText();

function getStreams(contents: PDFObject | undefined): readonly PDFRawStream[] {
  const all = contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  return all.filter((stream) => stream instanceof PDFRawStream);
}

function getFontsByName(
  resources: PDFDict | undefined,
  fonts: ReadonlyMap<PDFDict, ReadableFont>,
): ReadonlyMap<string, ReadableFont> {
  const fontsByName = new Map<string, ReadableFont>();
  const fontResources = resources?.lookupMaybe(PDFName.of('Font'), PDFDict);
  for (const name of fontResources?.keys() ?? []) {
    const dict = fontResources?.lookupMaybe(name, PDFDict);
    const font = dict && fonts.get(dict);
    if (font !== undefined) fontsByName.set(name.decodeText(), font);
  }
  return fontsByName;
}

/** Without these, every glyph maps to its own text. */
const NEEDS_REWRITE = /\/(?:ActualText|ReversedChars)\b/;

function rewriteContent(stream: PDFRawStream, fonts: ReadonlyMap<string, ReadableFont>): void {
  const content = inflateSync(stream.contents).toString('latin1');
  if (!NEEDS_REWRITE.test(content) && ![...fonts.values()].some((font) => font.needsRewriting)) return;
  const pieces = readPieces(content, fonts);
  const lines = groupIntoLines(pieces.filter((piece) => piece.kind === 'unit'));
  insertBidiMarks(lines);
  lines.forEach(closeGaps);
  setContents(stream, Buffer.from(writePieces(pieces), 'latin1'));
}
