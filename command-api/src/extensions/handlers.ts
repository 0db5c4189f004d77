import {
  ALL_CALENDAR_CONTENTS,
  type browserExtensionEndpoints,
  ENDPOINTS,
  EXTENSION_LIMITS,
  type extensionEndpoints,
} from '@trackrecord/contracts';
import {
  type AccessTokens,
  type EndpointHandlers,
  type Erasures,
  handle,
  HttpError,
  TooManyTokensError,
  unauthorizedError,
} from '@trackrecord/platform';
import { type ApplicationWrites, addApplication } from '../applications/application-writes.js';
import { createCode, type createCodeHasher, type OneTimeCodes } from '../codes/one-time-codes.js';
import type { Limits } from '../http/limits.js';

/** What the handlers need. */
export interface Dependencies {
  readonly accessTokens: AccessTokens;
  readonly pairingCodes: Pick<OneTimeCodes, 'replace' | 'delete' | 'take'>;
  readonly hashPairingCode: ReturnType<typeof createCodeHasher>;
  readonly erasures: Pick<Erasures, 'has'>;
  readonly applications: ApplicationWrites;
  readonly limits: Pick<Limits, 'extensions' | 'extensionSaves' | 'pairings'>;
}

/** Creates the handlers of the extensions page, and of the browser extension. */
export const createHandlers = ({
  accessTokens: tokens,
  pairingCodes: codes,
  hashPairingCode: hashCode,
  erasures,
  applications,
  limits,
}: Dependencies): EndpointHandlers<keyof typeof extensionEndpoints | keyof typeof browserExtensionEndpoints> => ({
  createCalendar: [
    limits.extensions,
    handle(ENDPOINTS.createCalendar, async ({ params: { uid }, body }) => {
      const previous = (await tokens.list(uid)).calendar;
      const contents = body.contents ?? previous?.contents ?? ALL_CALENDAR_CONTENTS;
      const { id, secret } = await tokens.create(uid, { kind: 'calendar', contents });
      const { calendar } = await tokens.list(uid);
      if (calendar?.id !== id) throw calendarReplacedError();
      return { status: 201, body: { calendar, path: `/api/calendar/${secret}.ics` } };
    }),
  ],
  changeCalendar: handle(ENDPOINTS.changeCalendar, async ({ params: { uid }, body: { contents } }) => {
    const calendar = await tokens.changeContents(uid, contents);
    if (!calendar) throw new HttpError(404, 'calendar-not-found', 'There is no calendar address.');
    return { status: 200, body: { calendar } };
  }),
  revokeCalendar: handle(ENDPOINTS.revokeCalendar, async ({ params: { uid } }) => {
    await tokens.revokeCalendar(uid);
    return { status: 200, body: {} };
  }),
  createPairingCode: [
    limits.extensions,
    handle(ENDPOINTS.createPairingCode, async ({ params: { uid } }) => {
      const code = createCode();
      const until = new Date(Date.now() + EXTENSION_LIMITS.pairingMs);
      await codes.replace(uid, hashCode(code), until);
      // An erasure that began meanwhile may already have deleted the person's codes.
      if (await erasures.has(uid)) {
        await codes.delete(uid);
        throw unauthorizedError('account-gone');
      }
      return { status: 201, body: { code, until: until.toISOString() } };
    }),
  ],
  revokeBrowser: handle(ENDPOINTS.revokeBrowser, async ({ params: { uid, id } }) => {
    await tokens.revokeBrowser(uid, id);
    return { status: 200, body: {} };
  }),

  pairBrowser: [
    limits.pairings,
    handle(ENDPOINTS.pairBrowser, async ({ body: { code, name } }) => {
      const uid = await codes.take(hashCode(code));
      if (uid === undefined) throw new HttpError(404, 'code-invalid', 'This code is not valid. Please use a new one.');
      const { secret } = await tokens.create(uid, { kind: 'browser', name }).catch(throwTokenError);
      return { status: 201, body: { token: secret } };
    }),
  ],
  savePosting: [
    limits.extensionSaves,
    handle(
      ENDPOINTS.savePosting,
      async ({ body: { posting, text, on, isDuplicateAllowed }, identity, request, response }) => {
        const { uid, tokenId } = identity;
        const saved = await addApplication(applications, request, response, {
          uid,
          posting,
          text,
          source: 'extension',
          move: { stage: 'saved', on },
          isDuplicateAllowed,
        });
        const { application, revision } = saved.body;
        if (tokenId !== undefined) await tokens.countSave(tokenId, application.id);
        return { ...saved, body: { applicationId: application.id, revision } };
      },
    ),
  ],
});

const calendarReplacedError = (): HttpError =>
  new HttpError(409, 'calendar-replaced', 'Another address was created at the same time. Please try again.');

function throwTokenError(error: unknown): never {
  if (error instanceof TooManyTokensError)
    throw new HttpError(409, 'too-many-browsers', 'Too many browsers are connected. Please disconnect one first.');
  throw error;
}
