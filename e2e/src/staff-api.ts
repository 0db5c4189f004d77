import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, type TestAccount, testVariable } from '@trackrecord/platform/testing/test-stack';

const origin = testVariable('BASE_URL');

/** Sends a request of an account, and returns the body of the response. Throws if it is refused. */
async function send(account: TestAccount, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...authHeaders(account), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return readJson(response);
}

interface Session {
  readonly sessionId: string;
  readonly uid: string;
}

/** Opens an access session to a person, unless one is open. */
export async function ensureAccessSession(staff: TestAccount, uid: string): Promise<void> {
  const { sessions } = (await send(staff, 'GET', '/staff/me')) as { readonly sessions: readonly Session[] };
  if (sessions.some((session) => session.uid === uid)) return;
  await send(staff, 'POST', `/support/people/${uid}/sessions`, {
    basis: 'ticket',
    purpose: 'save-failed',
    reason: 'The save of the skills failed yesterday.',
    ticket: 'SUP-1234',
  });
}

/** Ends all access sessions of a staff member. */
export async function endAccessSessions(staff: TestAccount): Promise<void> {
  const { sessions } = (await send(staff, 'GET', '/staff/me')) as { readonly sessions: readonly Session[] };
  for (const { sessionId, uid } of sessions)
    await send(staff, 'POST', `/support/people/${uid}/sessions/${sessionId}/end`, {});
}

/** Asks for the approval of a session. */
export async function requestApproval(staff: TestAccount, uid: string): Promise<void> {
  await send(staff, 'POST', '/staff/approvals', {
    action: 'open-session',
    uid,
    basis: 'incident',
    purpose: 'wrong-content',
    ticket: 'SUP-77',
  });
}

/** Saves skills of a person; with an outdated `revision` the save is refused with 412. Returns the status. */
export async function saveSkills(person: TestAccount, skills: readonly string[], revision?: number): Promise<number> {
  const response = await fetch(`${origin}/api/profile/skills/${person.uid}`, {
    method: 'PATCH',
    headers: {
      ...authHeaders(person),
      'content-type': 'application/json',
      'x-client': 'web/0.2.0',
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    body: JSON.stringify({ skills }),
  });
  return response.status;
}
