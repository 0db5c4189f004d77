import { once } from 'node:events';
import type { Socket } from 'node:net';

import { MalformedBson } from '../bson/decode.js';
import type { Doc, WritableDoc } from '../bson/value.js';
import { errorReply } from '../commands/dispatch.js';
import { MessageFramer } from './message-framer.js';
import { readMessage } from './message.js';

/** Handles a command; it never rejects. */
export type CommandHandler = (command: Doc) => Promise<WritableDoc>;

/** The connection of a client; its requests are handled sequentially. */
export class Connection {
  private isBusy = false;
  private isEnding = false;
  /** Resolves when the connection is closed. */
  readonly done: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly handleCommand: CommandHandler,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    this.done = this.serve();
  }

  /** Closes the connection after the current request, if there is one. */
  end(): void {
    this.isEnding = true;
    if (!this.isBusy) this.socket.destroy();
  }

  private async serve(): Promise<void> {
    const framing = new MessageFramer();
    try {
      for await (const chunk of this.socket as AsyncIterable<Buffer>) {
        for (const message of framing.push(chunk)) {
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
      const envelope = readMessage(message);
      const reply = await this.replyTo(envelope.command);
      if (envelope.wantsReply) await this.send(envelope.reply(reply));
    } finally {
      this.isBusy = false;
    }
  }

  private async replyTo(read: () => Doc): Promise<WritableDoc> {
    let command: Doc;
    try {
      command = read();
    } catch (error) {
      if (error instanceof MalformedBson) throw error;
      return errorReply(error);
    }
    return this.handleCommand(command);
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.socket.write(bytes) || this.socket.destroyed) return;
    await Promise.race([once(this.socket, 'drain'), once(this.socket, 'close')]);
  }
}
