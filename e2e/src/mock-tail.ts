import type { LogEvent } from '@trackrecord/contracts';
import type { Person } from './person.js';

/** How a mocked tail goes on after its events: it stays open, it cannot be opened, or it ends for a reason. */
type TailEnding = 'open' | 'cut' | 'role-revoked';

/** Mocks the tail of the log in all documents that the page opens next: sends events, and then ends as it should. */
export async function mockTail(
  { page }: Person,
  events: readonly LogEvent[],
  ending: TailEnding = 'open',
): Promise<void> {
  const messages = events.map((event) => `id: ${event.position}\ndata: ${JSON.stringify(event)}\n\n`);
  if (ending === 'role-revoked') messages.push('event: end\ndata: {"reason":"role-revoked"}\n\n');
  await page.evaluateOnNewDocument(
    (text, canOpen) => {
      const originalFetch = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (typeof input !== 'string' || !input.includes('/streams/tail')) return originalFetch(input, init);
        if (!canOpen) return Promise.reject(new TypeError('cut'));
        const body = new ReadableStream({
          // Without an end, so that the page stays connected.
          start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
        });
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
      };
    },
    `: connected\n\n${messages.join('')}`,
    ending !== 'cut',
  );
}
