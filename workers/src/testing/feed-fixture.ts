import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files lie that are as publishers write them. */
export const FEED_FIXTURES = join(__dirname, '../feeds/adapters/fixtures');

/** A file as a publisher writes it. */
export const feedFixture = (name: string): string => readFileSync(join(FEED_FIXTURES, name), 'utf8');
