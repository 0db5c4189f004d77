import { DATA_FILES, dataManifest, type DataManifest, MANIFEST_FILE } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { z } from 'zod';
import { sha256, unzip } from './unzip.js';

/** The content of a file by its schema; for JSON lines, of one line. */
type Content<Name extends keyof typeof DATA_FILES> = z.infer<(typeof DATA_FILES)[Name]['schema']>;

/** An unpacked download, checked against its manifest and schemas. */
export interface ParsedExport {
  readonly zip: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly manifest: DataManifest;
  /** Returns a text file, if it exists. */
  readonly text: (name: string) => string | undefined;
  /** Returns the value of a JSON file. @throws if it is missing or invalid. */
  readonly value: <Name extends keyof typeof DATA_FILES>(name: Name) => Content<Name>;
  /** Returns the values of a JSON lines file. */
  readonly lines: <Name extends Extract<keyof typeof DATA_FILES, `${string}.jsonl`>>(name: Name) => Content<Name>[];
}

/** Requests the download as a user. */
export const requestExport = (
  user: Pick<TestUser, 'token'>,
  uid: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  signal: AbortSignal | null = null,
): Promise<Response> => {
  const path = `${testVariable('BASE_URL')}/api/profile/${uid}/export`;
  return fetch(path, { method, signal, headers: { ...authHeaders(user), ...headers } });
};

/** Downloads and unpacks the data of a user. @throws if it does not match its manifest. */
export async function downloadExport(
  user: TestUser,
  headers: Readonly<Record<string, string>> = {},
): Promise<ParsedExport> {
  const response = await requestExport(user, user.uid, headers);
  if (!response.ok) throw new Error(`the download failed: ${response.status} ${await response.text()}`);
  return parseExport(Buffer.from(await response.arrayBuffer()));
}

/** Unpacks a download. @throws if it does not match its manifest. */
export async function parseExport(zip: Buffer): Promise<ParsedExport> {
  const files = await unzip(zip);
  const text = (name: string) => files.get(name)?.toString();
  const parseFile = (name: string, content: string): unknown => {
    const schema = Object.entries(DATA_FILES).find(([fileName]) => fileName === name)?.[1].schema;
    return schema ? schema.parse(JSON.parse(content)) : undefined;
  };
  const parseLines = (name: string) =>
    (text(name) ?? '').split('\n').flatMap((line) => (line === '' ? [] : [parseFile(name, line)]));
  const manifest = dataManifest.parse(JSON.parse(text(MANIFEST_FILE) ?? ''));
  for (const { name, bytes, sha256: checksum } of manifest.files) {
    const content = files.get(name);
    if (content?.length !== bytes || sha256(content) !== checksum)
      throw new Error(`${name} does not match the manifest`);
    if (name.endsWith('.json')) parseFile(name, content.toString());
    if (name.endsWith('.jsonl')) parseLines(name);
  }
  const expectedNames = [...manifest.files.map(({ name }) => name), MANIFEST_FILE];
  if (expectedNames.join() !== [...files.keys()].join()) throw new Error('the manifest does not list every file');
  return {
    zip,
    files,
    manifest,
    text,
    value: <Name extends keyof typeof DATA_FILES>(name: Name) => parseFile(name, text(name) ?? '') as Content<Name>,
    lines: <Name extends keyof typeof DATA_FILES>(name: Name) => parseLines(name) as Content<Name>[],
  };
}
