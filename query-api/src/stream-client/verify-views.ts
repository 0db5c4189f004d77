import type { ViewCheck, ViewProjection } from '@trackrecord/contracts';
import type { StreamClient } from './stream-client.js';

/** What a check of random views found. */
export interface VerifyResult {
  readonly projection: ViewProjection;
  /** How many views equal their streams. */
  readonly same: number;
  readonly mismatched: readonly { readonly stream: string; readonly differing: readonly string[] }[];
  readonly notCompared: readonly {
    readonly stream: string;
    readonly problem: NonNullable<ViewCheck['problem']>;
    readonly reason: string | null;
  }[];
}

/** Compares random views with their streams, one after another. */
export async function verifyViews(
  client: Pick<StreamClient, 'sampleViews' | 'checkView'>,
  projection: ViewProjection,
  sample: number,
): Promise<VerifyResult> {
  const { streams } = await client.sampleViews(projection, sample);
  const checks: ViewCheck[] = [];
  for (const stream of streams) checks.push(await client.checkView(projection, stream));
  return {
    projection,
    same: checks.filter(({ isSame }) => isSame === true).length,
    mismatched: checks.flatMap(({ stream, isSame, differing }) => (isSame === false ? [{ stream, differing }] : [])),
    notCompared: checks.flatMap(({ stream, isSame, problem, reason }) =>
      isSame === null ? [{ stream, problem: problem ?? 'missing', reason }] : [],
    ),
  };
}
