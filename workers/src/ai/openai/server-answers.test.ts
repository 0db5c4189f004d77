import type { Behaviour } from '../../testing/fake-openai-behaviours.js';
import { closeSessions, enhanceText, startSession, VALID_ENHANCEMENT } from '../../testing/openai-session.js';
import { ANSWERS, REJECTIONS } from '../../testing/server-answers.js';

afterEach(closeSessions);

describe('answers in the formats of compatible servers', () => {
  it.each(Object.entries(ANSWERS))('are read: %s', async (_, { behaviour, usage }) => {
    const session = await startSession();
    session.server.scriptNext(behaviour);
    await expect(enhanceText(session)).resolves.toMatchObject({ text: VALID_ENHANCEMENT.text });
    expect(session.usages).toEqual([usage ?? expect.objectContaining({ isEstimated: true })]);
  });

  it.each<[string, { readonly behaviours: readonly Behaviour[]; readonly kind: string; readonly health: string }]>(
    Object.entries(REJECTIONS),
  )('are failures: %s', async (_, { behaviours, kind, health }) => {
    const session = await startSession();
    session.server.scriptNext(...behaviours);
    await expect(enhanceText(session)).rejects.toMatchObject({ kind, serverHealth: health });
    expect(session.server.receivedRequests).toHaveLength(behaviours.length);
  });
});
