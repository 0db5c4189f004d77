import { deflateSync } from 'node:zlib';
import { PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';

/** Replaces the contents of a stream, compressed. */
export function setContents(stream: PDFRawStream, contents: Uint8Array): void {
  const compressed = deflateSync(contents);
  stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(compressed.length));
  stream.updateContents(compressed);
}

/** Creates a compressed stream. */
export function createCompressedStream(context: PDFContext, contents: Uint8Array): PDFRawStream {
  const stream = PDFRawStream.of(context.obj({}), contents);
  setContents(stream, contents);
  return stream;
}
