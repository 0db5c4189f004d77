import type { ServerWritableStream } from '@grpc/grpc-js';
import type { streams } from '../generated.js';
import type { ReadSteps } from '../reading/read-step.js';
import { readResponse } from './read-response.js';
import { type RpcError, toRpcError } from './rpc-error.js';

/** A read whose responses are serialized already. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

/**
 * Pulls the steps of a read and writes what they tell, for as long as the client keeps up: a full buffer stops the pump
 * until the client has taken what is in it.
 */
export class ReadPump {
  private blocked = false;
  private over = false;

  constructor(
    private readonly call: ReadCall,
    private readonly steps: ReadSteps,
    private readonly stream: string,
  ) {}

  /** Goes on unless the client is behind; to be called at the start and whenever there may be news. */
  readonly run = (): void => {
    try {
      while (!this.blocked && !this.over) {
        const step = this.steps.next();
        if (step.done) {
          this.over = true;
          this.call.end();
        } else if (step.value.kind === 'wait') {
          return;
        } else if (step.value.kind === 'rest') {
          this.blocked = true;
          setImmediate(this.unblock);
        } else if (!this.call.write(readResponse(step.value, this.stream))) {
          this.blocked = true;
          this.call.once('drain', this.unblock);
        }
      }
    } catch (error) {
      this.fail(toRpcError(error));
    }
  };

  /** Ends the call with an error. */
  fail(error: RpcError): void {
    if (this.over) return;
    this.over = true;
    this.call.emit('error', error);
  }

  /** Forgets the read; the client is gone. */
  readonly cancel = (): void => {
    this.over = true;
  };

  private readonly unblock = (): void => {
    this.blocked = false;
    this.run();
  };
}
