import { once } from 'node:events';
import type { Socket } from 'node:net';

import { MalformedMessageError } from '../bson/decode.js';
import type { Doc, WritableDoc } from '../bson/value.js';
import { createErrorReply } from '../commands/dispatch.js';
import { MessageFramer } from './message-framer.js';
import { readMessage } from './message.js';

/** Handles a command; it never rejects. */
export type CommandHandler = (command: Doc) => Promise<WritableDoc>;

/** The connection of a client; its requests are handled sequentially. */
export class Connection {
  private isBusy = false;
  private isEnding = false;
  /** Resolves when the connection is closed. */
  readonly whenClosed: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly handleCommand: CommandHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    this.whenClosed = this.serve();
  }

  /** Closes the connection after the current request, if there is one. */
  end(): void {
    this.isEnding = true;
    if (!this.isBusy) this.socket.destroy();
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
      const response = await this.runCommand(request.decodeCommand);
      if (request.shouldReply) await this.send(request.encodeReply(response));
    } finally {
      this.isBusy = false;
    }
  }

  private async runCommand(decodeCommand: () => Doc): Promise<WritableDoc> {
    let command: Doc;
    try {
      command = decodeCommand();
    } catch (error) {
      if (error instanceof MalformedMessageError) throw error;
      return createErrorReply(error);
    }
    return this.handleCommand(command);
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.socket.write(bytes) || this.socket.destroyed) return;
    await Promise.race([once(this.socket, 'drain'), once(this.socket, 'close')]);
  }
}
