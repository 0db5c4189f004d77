import { deflateSync } from 'node:zlib';
import { PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';

/** Puts other contents into a stream, packed. */
export function setContents(stream: PDFRawStream, contents: Uint8Array): void {
  const packed = deflateSync(contents);
  stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(packed.length));
  stream.updateContents(packed);
}

/** A new stream of these contents, packed. */
export function packedStream(context: PDFContext, contents: Uint8Array): PDFRawStream {
  const stream = PDFRawStream.of(context.obj({}), contents);
  setContents(stream, contents);
  return stream;
}
