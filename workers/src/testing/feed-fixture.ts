import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of recorded feeds. */
export const FEED_FIXTURES = join(__dirname, '../feeds/adapters/fixtures');

/** Reads a recorded feed. */
export const readFeedFixture = (name: string): string => readFileSync(join(FEED_FIXTURES, name), 'utf8');
