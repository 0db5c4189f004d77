import { connect } from 'node:net';

/** The empty line between the headers of a response and its body. */
const HEADERS_END = '\r\n\r\n';

/** Sends raw bytes. Returns everything received until the server closes the connection. */
export function sendRaw(port: number, ...chunks: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let receivedText = '';
    const socket = connect(port, '127.0.0.1')
      .on('data', (chunk) => (receivedText += chunk.toString()))
      .on('close', () => resolve(receivedText))
      // Writes fail after the server has closed the connection; only the received bytes matter.
      .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    for (const chunk of chunks) socket.write(chunk);
  });
}

/** Returns the status codes of all responses in the received bytes. */
export const parseStatusCodes = (receivedText: string): readonly number[] =>
  (receivedText.match(/^HTTP\/1\.1 \d+/gm) ?? []).map((line) => Number(line.slice('HTTP/1.1 '.length)));

/** Parses the JSON body of the last response in the received bytes. */
export const parseLastBody = (receivedText: string): unknown =>
  JSON.parse(receivedText.slice(receivedText.lastIndexOf(HEADERS_END) + HEADERS_END.length));
