import { CommandLineError } from '@trackrecord/platform';
import { z } from 'zod';

/** The variables that say where the site is and who uses it. */
export interface SessionVariables {
  readonly BASE_URL?: string | undefined;
  readonly STAFF_TOKEN?: string | undefined;
  readonly STAFF_EMAIL?: string | undefined;
  readonly STAFF_PASSWORD?: string | undefined;
}

/** The site, and tokens of a staff member. */
export interface StaffSession {
  readonly baseUrl: string;
  /** Returns a token; with `isNew`, one of a new sign-in. @throws {CommandLineError} */
  readonly getToken: (options?: { readonly isNew: boolean }) => Promise<string>;
}

const TIMEOUT_MS = 10_000;
const REAL_PROVIDER = 'https://identitytoolkit.googleapis.com';

/** The part of `/config.json`, which the client reads, that names the identity provider. */
const siteConfig = z.object({ authEmulator: z.boolean(), firebase: z.object({ apiKey: z.string() }) });
const signedIn = z.object({ idToken: z.string() });

/**
 * Creates the session of a staff member from the environment. It signs in as the site does, so that nothing but roles
 * decides what can be read.
 * @throws {CommandLineError} if a variable is missing.
 */
export function createStaffSession({
  BASE_URL,
  STAFF_TOKEN,
  STAFF_EMAIL,
  STAFF_PASSWORD,
}: SessionVariables): StaffSession {
  const baseUrl = z.url({ protocol: /^https?$/ }).safeParse(BASE_URL);
  if (!baseUrl.success)
    throw new CommandLineError('BASE_URL must be the address of the site: no stack runs in DATA_DIR.');
  const site = baseUrl.data.replace(/\/$/, '');
  if (STAFF_EMAIL && STAFF_PASSWORD) {
    let token: string | undefined;
    const getToken: StaffSession['getToken'] = async ({ isNew } = { isNew: false }) => {
      if (isNew || token === undefined) token = await requestToken(site, STAFF_EMAIL, STAFF_PASSWORD);
      return token;
    };
    return { baseUrl: site, getToken };
  }
  if (!STAFF_TOKEN) throw new CommandLineError('Set STAFF_EMAIL and STAFF_PASSWORD, or STAFF_TOKEN.');
  const getToken: StaffSession['getToken'] = ({ isNew } = { isNew: false }) =>
    isNew ? Promise.reject(new CommandLineError('STAFF_TOKEN is not valid.')) : Promise.resolve(STAFF_TOKEN);
  return { baseUrl: site, getToken };
}

async function requestToken(baseUrl: string, email: string, password: string): Promise<string> {
  const config = siteConfig.safeParse(await requestJson(`${baseUrl}/config.json`));
  if (!config.success) throw new CommandLineError(`${baseUrl} is not the address of this site.`);
  const { authEmulator, firebase } = config.data;
  const provider = authEmulator ? `${baseUrl}/identitytoolkit.googleapis.com` : REAL_PROVIDER;
  const url = `${provider}/v1/accounts:signInWithPassword?key=${encodeURIComponent(firebase.apiKey)}`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const response = signedIn.safeParse(await requestJson(url, { method: 'POST', headers, body }));
  if (!response.success) throw new CommandLineError(`Signing in as ${email} failed: is the password right?`);
  return response.data.idToken;
}

/** Sends a request. Returns undefined for a response that is no JSON. @throws {CommandLineError} without a response. */
async function requestJson(url: string, options: RequestInit = {}): Promise<unknown> {
  const { origin } = new URL(url);
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new CommandLineError(`${origin} cannot be reached.`, { cause: error });
  });
  return response.json().catch(() => undefined);
}
