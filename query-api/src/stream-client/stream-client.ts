import {
  correlationGraph,
  errorBody,
  eventDetails,
  logPage,
  streamPage,
  streamProjections,
  viewCheck,
  viewSample,
} from '@trackrecord/contracts';
import { CommandLineError, sleep } from '@trackrecord/platform';
import type { z } from 'zod';
import type { StaffSession } from './staff-session.js';

type Query = Readonly<Record<string, string>>;

interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Longer than the gateway waits. */
const TIMEOUT_MS = 15_000;
/** Staff may read 600 times in 10 minutes, so a large sample has to wait. */
const MAX_WAIT_SECONDS = 660;
const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** The site did not respond, or cannot at the moment: the same request may succeed later. */
export class SiteUnavailableError extends CommandLineError {}

/** Reads the routes of streams as a staff member. */
export class StreamClient {
  constructor(
    private readonly session: StaffSession,
    private readonly wait: (ms: number) => Promise<void> = sleep,
  ) {}

  readLog = (query: Query) => this.#get('/log', logPage, query);
  readStream = (stream: string, query: Query) =>
    this.#get(`/by-name/${encodeURIComponent(stream)}/events`, streamPage, query);
  readEvent = (id: string) => this.#get(`/log/${encodeURIComponent(id)}`, eventDetails);
  readCorrelation = (id: string) => this.#get(`/correlations/${encodeURIComponent(id)}`, correlationGraph);
  readProjections = () => this.#get('/projections', streamProjections);
  sampleViews = (projection: string, sample: number) =>
    this.#get(`/views/${projection}`, viewSample, { sample: String(sample) });
  checkView = (projection: string, stream: string) =>
    this.#get(`/views/${projection}/${encodeURIComponent(stream)}`, viewCheck);

  /** Sends a request that is answered as long as the signal permits. @throws {CommandLineError} for other statuses. */
  async openTail(query: Query, lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const headers: Readonly<Record<string, string>> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    return requireSuccess(await this.#send('/tail', query, { headers, signal }));
  }

  async #get<Schema extends z.ZodType>(path: string, schema: Schema, query: Query = {}): Promise<z.output<Schema>> {
    let response = await this.#send(path, query, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === TOO_MANY_REQUESTS) {
      await response.body?.cancel();
      await this.wait(1_000 * Math.min(Number(response.headers.get('retry-after')) || 1, MAX_WAIT_SECONDS));
      response = await this.#send(path, query, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    }
    const parsed = schema.safeParse(await (await requireSuccess(response)).json().catch(() => undefined));
    if (!parsed.success) throw new CommandLineError('The site has another version than this program.');
    return parsed.data;
  }

  /** Sends a request, again with a new sign-in if the token has expired. */
  async #send(path: string, query: Query, { headers = {}, signal }: SendOptions): Promise<Response> {
    const { baseUrl, getToken } = this.session;
    const parameters = new URLSearchParams(query);
    const url = `${baseUrl}/api/streams${path}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
    const send = async (isNew: boolean) => {
      const authorization = `Bearer ${await getToken({ isNew })}`;
      return fetch(url, { headers: { ...headers, authorization }, signal }).catch((error: unknown) => {
        throw new SiteUnavailableError(`${baseUrl} cannot be reached.`, { cause: error });
      });
    };
    const response = await send(false);
    if (response.status !== UNAUTHORIZED) return response;
    await response.body?.cancel();
    return send(true);
  }
}

async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  const error = errorBody.pick({ code: true, message: true }).safeParse(await response.json().catch(() => undefined));
  const reason = error.success ? `${error.data.code}: ${error.data.message}` : 'no reason given';
  const isTemporary = response.status >= SERVER_ERROR || response.status === TOO_MANY_REQUESTS;
  throw new (isTemporary ? SiteUnavailableError : CommandLineError)(`${String(response.status)} ${reason}`);
}
