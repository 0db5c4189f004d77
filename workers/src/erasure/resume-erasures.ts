import { finishedErasures } from '@trackrecord/contracts';
import { deriveServiceToken } from '@trackrecord/platform';

/** The command API did not resume all erasures; the next run tries again. */
export class ErasureError extends Error {
  override readonly name = 'ErasureError';
}

/**
 * Creates the handler that asks the command API, which knows all stores of personal data, to resume interrupted
 * erasures.
 * @throws {ErasureError} if the request or any of the erasures fails.
 */
export const createResumeErasuresHandler =
  (url: string, masterKey: Buffer) =>
  async (_data: unknown, signal: AbortSignal): Promise<void> => {
    const response = await fetch(new URL('/internal/erasures/finish', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${deriveServiceToken(masterKey)}` },
      signal,
    });
    if (!response.ok) throw new ErasureError(`The command API returned ${response.status}`);
    const { failed } = finishedErasures.parse(await response.json());
    if (failed > 0) throw new ErasureError(`${String(failed)} erasures could not be finished`);
  };
