import { finishedErasures } from '@trackrecord/contracts';
import { serviceToken } from '@trackrecord/platform';

/** The command API did not go on with the erasures, or not with all of them; it is asked again. */
export class ErasuresRefused extends Error {
  override readonly name = 'ErasuresRefused';
}

/**
 * Asks the command API to go on with erasures that were cut off: only it knows every part that holds something.
 * @throws {ErasuresRefused} unless it did, and none failed.
 */
export const finishErasures =
  (url: string, masterKey: Buffer) =>
  async (_data: unknown, signal: AbortSignal): Promise<void> => {
    const answer = await fetch(new URL('/internal/erasures/finish', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceToken(masterKey)}` },
      signal,
    });
    if (!answer.ok) throw new ErasuresRefused(`The command API answered ${answer.status}`);
    const { failed } = finishedErasures.parse(await answer.json());
    if (failed > 0) throw new ErasuresRefused(`${String(failed)} erasures could not be finished`);
  };
