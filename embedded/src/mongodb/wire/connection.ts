import { once } from 'node:events';
import type { Socket } from 'node:net';

import { MalformedMessageError } from '../bson/decode.js';
import type { Doc, WritableDoc } from '../bson/value.js';
import { getNextHello } from '../commands/await-hello.js';
import { createErrorReply } from '../commands/dispatch.js';
import { MessageFramer } from './message-framer.js';
import { readMessage, type Envelope, type ReplyOptions } from './message.js';

/** Handles a command; it never rejects. It should not keep waiting once the signal aborts. */
export type CommandHandler = (command: Doc, closeSignal: AbortSignal) => Promise<WritableDoc>;

/** The connection of a client; its requests are handled sequentially. */
export class Connection {
  private isBusy = false;
  private readonly closeController = new AbortController();
  /** Resolves when the connection is closed. */
  readonly whenClosed: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly handleCommand: CommandHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.closeController.abort());
    this.whenClosed = this.serve();
  }

  /** Closes the connection after the current request, if there is one. */
  end(): void {
    this.closeController.abort();
    if (!this.isBusy) this.socket.destroy();
  }

  private get isEnding(): boolean {
    return this.closeController.signal.aborted;
  }

  private async serve(): Promise<void> {
    const framer = new MessageFramer();
    try {
      for await (const chunk of this.socket as AsyncIterable<Buffer>) {
        for (const message of framer.push(chunk)) {
          await this.handle(message);
          if (this.isEnding) return;
        }
      }
    } catch {
      // The client has disconnected or violated the protocol: only its connection is closed.
    } finally {
      this.socket.destroy();
    }
  }

  private async handle(message: Buffer): Promise<void> {
    this.isBusy = true;
    try {
      const request = readMessage(message);
      let command: Doc;
      try {
        command = request.decodeCommand();
      } catch (error) {
        if (error instanceof MalformedMessageError) throw error;
        await this.reply(request, createErrorReply(error));
        return;
      }
      await this.run(request, command);
    } finally {
      this.isBusy = false;
    }
  }

  /** Runs a command, and again as long as the client accepts more replies than one and there are more. */
  private async run(request: Envelope, command: Doc): Promise<void> {
    for (let current: Doc | undefined = command; current !== undefined;) {
      const response = await this.handleCommand(current, this.closeController.signal);
      const next: Doc | undefined =
        request.isExhaustAllowed && !this.isEnding ? getNextHello(current, response) : undefined;
      await this.reply(request, response, { isMoreToCome: next !== undefined });
      current = next;
    }
  }

  private async reply(request: Envelope, response: WritableDoc, options?: ReplyOptions): Promise<void> {
    if (request.shouldReply) await this.send(request.encodeReply(response, options));
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.socket.write(bytes) || this.socket.destroyed) return;
    await Promise.race([once(this.socket, 'drain'), once(this.socket, 'close')]);
  }
}
