import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { erasureKey } from '@trackrecord/contracts';
import { findReceiptError, type ReceiptError } from './erasure/receipts.js';
import { CommandLineError } from './lifecycle/command-line-error.js';
import { runMain } from './lifecycle/run-main.js';

const USAGE = 'Usage: npm run verify-receipt -- FILE [--uid=UID] [--key=FILE|URL]';
const ERROR_MESSAGES: Readonly<Record<ReceiptError, string>> = {
  'not-a-receipt': 'not an erasure receipt',
  'another-key': 'signed with another key',
  'not-genuine': 'invalid signature: the receipt was changed',
  'another-account': 'issued for another account',
};

runMain(async () => {
  const { values, positionals } = parseArguments();
  const [file] = positionals;
  if (file === undefined) throw new CommandLineError(USAGE);
  const receipt = parseJson(await readText(file), file);
  const error = findReceiptError(receipt, await loadPublicKey(values.key), values.uid);
  if (error) throw new CommandLineError(`NOT VALID: ${ERROR_MESSAGES[error]}`);
  console.log(`Valid. ${JSON.stringify(receipt, null, 2)}`);
});

/** Loads the key from a file or URL: PEM, or the response of GET /api/erasure-key. */
async function loadPublicKey(source: string): Promise<string> {
  const text = /^https?:/.test(source) ? await download(source) : await readText(source);
  const parsed = erasureKey.safeParse(text.startsWith('{') ? parseJson(text, source) : undefined);
  const key = parsed.success ? parsed.data.publicKey : text;
  if (!isPublicKey(key)) throw new CommandLineError(`${source} does not contain a public key`);
  return key;
}

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { uid: { type: 'string' }, key: { type: 'string', default: 'http://localhost:8080/api/erasure-key' } },
    });
  } catch (error) {
    throw new CommandLineError(USAGE, { cause: error });
  }
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandLineError(`Cannot read ${file}`, { cause: error });
  });
}

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new CommandLineError(`Cannot load the key from ${url}. Use --key to load it from another URL or file.`, {
      cause: error,
    });
  });
  if (!response.ok) throw new CommandLineError(`Cannot load the key from ${url}: ${response.status}`);
  return response.text();
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandLineError(`${name} is not JSON`);
  }
}
