import { applicationSaved } from '@trackrecord/contracts';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { type BenchUser, getApiUrl } from '../cv/bench-user.js';
import type { HttpClient } from '../http-client.js';

const DAY_MS = 86_400_000;

/** Adds applications with a next step each, due today, tomorrow and so on. */
export async function addApplications(
  http: HttpClient,
  { uid, token }: Pick<BenchUser, 'uid' | 'token'>,
  count: number,
): Promise<void> {
  const headers = authHeaders({ token });
  for (let index = 0; index < count; index += 1) {
    const added = await http.send('POST', getApiUrl(`/applications/${uid}`), headers, {
      posting: { title: `Backend Engineer ${String(index)}`, company: 'Kestrel Labs' },
      text: 'Own the booking services.',
      source: 'typed',
      stage: 'applied',
    });
    const { application, revision } = applicationSaved.parse(added);
    const due = new Date(Date.now() + index * DAY_MS).toISOString();
    await http.send(
      'PUT',
      getApiUrl(`/applications/${uid}/${application.id}/next-step`),
      { ...headers, 'if-match': `"${String(revision)}"` },
      { nextStep: { title: 'Ask for an answer', due } },
    );
  }
}
