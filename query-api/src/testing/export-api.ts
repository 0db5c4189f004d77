import { DATA_FILES, dataManifest, type DataManifest, MANIFEST_FILE } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { z } from 'zod';
import { sha256, unzipped } from './unzipped.js';

/** The content of a file of the download, as its schema has it; of a file of lines all of them. */
type Content<Name extends keyof typeof DATA_FILES> = z.infer<(typeof DATA_FILES)[Name]['schema']>;

/** A download, taken apart and checked: every file is as the manifest says, and every content fits its schema. */
export interface Downloaded {
  readonly zip: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly manifest: DataManifest;
  /** A text file, or nothing. */
  readonly text: (name: string) => string | undefined;
  /** What a file of JSON holds. @throws where it is not there, or does not fit. */
  readonly value: <Name extends keyof typeof DATA_FILES>(name: Name) => Content<Name>;
  /** The same for a file of JSON lines. */
  readonly lines: <Name extends 'events/profile.jsonl' | 'events/onboarding.jsonl' | 'events/detected-skills.jsonl'>(
    name: Name,
  ) => Content<Name>[];
}

/** Asks for the download, as somebody does. */
export const asksForData = (
  user: Pick<TestUser, 'token'>,
  uid: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  signal: AbortSignal | null = null,
): Promise<Response> => {
  const path = `${testVariable('BASE_URL')}/api/profile/${uid}/export`;
  return fetch(path, { method, signal, headers: { ...authHeaders(user), ...headers } });
};

/** Downloads somebody's data and takes it apart. @throws where anything of it is not as the manifest says. */
export async function downloads(user: TestUser, headers: Readonly<Record<string, string>> = {}): Promise<Downloaded> {
  const answer = await asksForData(user, user.uid, headers);
  if (!answer.ok) throw new Error(`the download failed: ${answer.status} ${await answer.text()}`);
  return takenApart(Buffer.from(await answer.arrayBuffer()));
}

/** Takes a download apart. @throws where anything of it is not as its manifest says. */
export async function takenApart(zip: Buffer): Promise<Downloaded> {
  const files = await unzipped(zip);
  const text = (name: string) => files.get(name)?.toString();
  const parsed = (name: string, content: string): unknown => {
    const schema = Object.entries(DATA_FILES).find(([known]) => known === name)?.[1].schema;
    return schema ? schema.parse(JSON.parse(content)) : undefined;
  };
  const linesOf = (name: string) =>
    (text(name) ?? '').split('\n').flatMap((line) => (line === '' ? [] : [parsed(name, line)]));
  const manifest = dataManifest.parse(JSON.parse(text(MANIFEST_FILE) ?? ''));
  for (const { name, bytes, sha256: checksum } of manifest.files) {
    const content = files.get(name);
    if (content?.length !== bytes || sha256(content) !== checksum)
      throw new Error(`${name} is not as the manifest says`);
    if (name.endsWith('.json')) parsed(name, content.toString());
    if (name.endsWith('.jsonl')) linesOf(name);
  }
  const named = [...manifest.files.map(({ name }) => name), MANIFEST_FILE];
  if (named.join() !== [...files.keys()].join()) throw new Error('the manifest does not name every file');
  return {
    zip,
    files,
    manifest,
    text,
    value: <Name extends keyof typeof DATA_FILES>(name: Name) => parsed(name, text(name) ?? '') as Content<Name>,
    lines: <Name extends keyof typeof DATA_FILES>(name: Name) => linesOf(name) as Content<Name>[],
  };
}
