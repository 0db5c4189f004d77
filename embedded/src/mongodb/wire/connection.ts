import { once } from 'node:events';
import type { Socket } from 'node:net';

import { MalformedBson } from '../bson/decode.js';
import type { Doc, WritableDoc } from '../bson/value.js';
import { errorReply } from '../commands/dispatch.js';
import { Framing } from './framing.js';
import { readMessage } from './message.js';

/** Answers a command; it never fails. */
export type Answer = (command: Doc) => Promise<WritableDoc>;

/** One client: its requests are answered one after the other, in their order. */
export class Connection {
  private isBusy = false;
  private isEnding = false;
  /** Settles when the connection is closed. */
  readonly done: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly answer: Answer,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    this.done = this.serve();
  }

  /** Closes the connection, after the request in hand if there is one. */
  end(): void {
    this.isEnding = true;
    if (!this.isBusy) this.socket.destroy();
  }

  private async serve(): Promise<void> {
    const framing = new Framing();
    try {
      for await (const chunk of this.socket as AsyncIterable<Buffer>) {
        for (const message of framing.push(chunk)) {
          await this.handle(message);
          if (this.isEnding) return;
        }
      }
    } catch {
      // A client that went away, or one that does not speak the protocol: only its connection is closed.
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
    return this.answer(command);
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.socket.write(bytes) || this.socket.destroyed) return;
    await Promise.race([once(this.socket, 'drain'), once(this.socket, 'close')]);
  }
}
