import type { IncomingMessage } from 'node:http';

/** Bytes. */
const MAX_BODY = 16 * 1024;

/**
 * Reads the body of a sign-up.
 * @returns the JSON text; undefined for a body that is too large, no JSON, or names no email address.
 */
export async function readSignUp(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      // Read on to the end: an answer before it would be lost on the sender.
      size += (chunk as Buffer).length;
      if (size <= MAX_BODY) chunks.push(chunk as Buffer);
    }
    if (size > MAX_BODY) return undefined;
    const text = Buffer.concat(chunks).toString('utf8');
    return hasEmail(JSON.parse(text)) ? text : undefined;
  } catch {
    return undefined;
  }
}

const hasEmail = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'email' in body &&
  typeof body.email === 'string' &&
  body.email.trim() !== '';
