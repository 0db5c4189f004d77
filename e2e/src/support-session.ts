import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { createMember } from './test-users.js';

const REASON = 'The save of the education failed twice.';

/** Sends a request of a staff member about a person, in a session if `sessionId` is given. */
async function send(
  origin: string,
  staff: TestUser,
  path: string,
  { body, sessionId }: { readonly body?: object; readonly sessionId?: string } = {},
): Promise<Response> {
  return fetch(`${origin}/api/support/people/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...authHeaders(staff),
      ...(sessionId !== undefined && { 'x-access-session': sessionId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** An access session of support to a person, through the API. */
export interface SupportSession {
  /** The staff member. */
  readonly staff: TestUser;
  /** Reads a part of the person's data, such as `profile?revision=0`. */
  readonly read: (part: string) => Promise<Response>;
  readonly end: () => Promise<void>;
}

interface SessionOptions {
  /** The code of the person's consent; without a code, the basis of the session is a ticket. */
  readonly code?: string;
  readonly reason?: string;
}

/** Signs up a member of support, who opens a session. @throws {Error} if the session is refused. */
export async function openSupportSession(
  origin: string,
  uid: string,
  { code, reason = REASON }: SessionOptions = {},
): Promise<SupportSession> {
  const staff = await signUpStaff('support');
  const basis = code === undefined ? { basis: 'ticket', ticket: 'SUP-1234' } : { basis: 'consent', code };
  const openResponse = await send(origin, staff, `${uid}/sessions`, {
    body: { ...basis, purpose: 'save-failed', reason },
  });
  const { sessionId } = await readJson<{ readonly sessionId: string }>(openResponse);
  return {
    staff,
    read: (part) => send(origin, staff, `${uid}/${part}`, { sessionId }),
    end: async () => {
      const endResponse = await send(origin, staff, `${uid}/sessions/${sessionId}/end`, { body: {} });
      if (!endResponse.ok)
        throw new Error(`ending a session failed: ${endResponse.status} ${await endResponse.text()}`);
    },
  };
}

const LONG_REASON =
  'The import of the résumé from https://example.com/exports/nadia-kurian/2026-11-21T10-00-00Z/resume-full-export.json ' +
  'stopped after the third of five work experiences.\nWe have to compare the profile with the file, '.repeat(2);
/** More sessions than the card of the settings shows at first. */
const SESSION_COUNT = 7;

/** Creates a member whose profile support has looked at in several sessions; the last one is still open. */
export async function createAccessedMember(origin: string): Promise<TestUser> {
  const member = await createMember(origin);
  for (let sessionNumber = 1; sessionNumber < SESSION_COUNT; sessionNumber += 1) {
    const session = await openSupportSession(
      origin,
      member.uid,
      sessionNumber % 2 === 0 ? { reason: LONG_REASON } : {},
    );
    if (sessionNumber % 2 === 0)
      for (const part of ['profile?revision=3', 'diff?from=1&to=4', 'bundle']) await session.read(part);
    await session.end();
  }
  const consentResponse = await fetch(`${origin}/api/profile/${member.uid}/consents`, {
    method: 'POST',
    headers: { ...authHeaders(member), 'content-type': 'application/json' },
    body: '{}',
  });
  const { code } = (await consentResponse.json()) as { readonly code: string };
  const session = await openSupportSession(origin, member.uid, { code });
  for (const part of ['profile', 'timeline', 'profile?revision=2', 'diff?from=2&to=5']) await session.read(part);
  // What support does without a session: looks at the card, has the CV and the profile page made again.
  await send(origin, session.staff, member.uid);
  await send(origin, session.staff, `${member.uid}/remakes`, { body: { what: 'cv' } });
  await send(origin, session.staff, `${member.uid}/rebuilds`, { body: { projection: 'profile' } });
  return member;
}
