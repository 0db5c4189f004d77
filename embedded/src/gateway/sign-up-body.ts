import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * Reads the body of a sign-up.
 * @returns the JSON text, or undefined if the body is too large, is not JSON or has no email address
 */
export async function readSignUpBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      // Read to the end: clients do not see a response before they have sent the body.
      size += (chunk as Buffer).length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
    }
    if (size > MAX_BODY_BYTES) return undefined;
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
