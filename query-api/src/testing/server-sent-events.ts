import { waitFor } from '@trackrecord/platform/testing/wait-for';

/** A message of a stream; `data` is parsed. */
export interface Message {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Reads messages of `text/event-stream` from a response until it ends or `close` is called. */
export class MessageReader {
  readonly messages: Message[] = [];
  commentCount = 0;
  isEnded = false;

  private constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {}

  /** Sends a GET request. Fails unless the response is a stream. */
  static async open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<MessageReader> {
    const controller = new AbortController();
    const response = await fetch(url, { headers, signal: controller.signal });
    if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
      throw new Error(`not a stream: ${String(response.status)} ${await response.text()}`);
    const reader = new MessageReader(response, controller);
    void reader.#read();
    return reader;
  }

  /** Waits for a message. */
  find(description: string, matches: (message: Message) => boolean): Promise<Message> {
    return waitFor(description, () => this.messages.find(matches));
  }

  /** Waits for the `start`, and returns the position. */
  async findStart(): Promise<string> {
    return (await this.find('the start', ({ event }) => event === 'start')).id ?? '';
  }

  /** Waits for the end that the server sends, and returns its data. */
  async findEnd(): Promise<unknown> {
    return (await this.find('the end', ({ event }) => event === 'end')).data;
  }

  /** The ids of the messages without a type. */
  get ids(): readonly (string | undefined)[] {
    return this.messages.filter(({ event }) => event === undefined).map(({ id }) => id);
  }

  /** Cuts the connection. */
  close(): void {
    this.controller.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#add(block);
      }
    } catch {
      // Cut off by `close` or by the server.
    }
    this.isEnded = true;
  }

  #add(block: string): void {
    const lines = block.split('\n');
    if (lines.every((line) => line.startsWith(':'))) {
      this.commentCount += 1;
      return;
    }
    const get = (field: string) =>
      lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + ': '.length);
    this.messages.push({ event: get('event'), id: get('id'), data: JSON.parse(get('data') ?? 'null') });
  }
}
