import type { ServerWritableStream } from '@grpc/grpc-js';
import type { streams } from '../generated.js';
import type { ReadSteps } from '../reading/read-step.js';
import { serializeReadResponse } from './read-response.js';
import { type RpcError, toRpcError } from './rpc-error.js';

/** A read call whose responses are already serialized, as buffers. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

/**
 * Pulls the steps of a read and writes their responses. Backpressure: a full write buffer stops the pump until it has
 * drained.
 */
export class ReadPump {
  private isBlocked = false;
  private isDone = false;

  constructor(
    private readonly call: ReadCall,
    private readonly steps: ReadSteps,
    private readonly stream: string,
  ) {}

  /** Continues unless the buffer is full. Call it at the start and whenever there may be new events. */
  readonly run = (): void => {
    try {
      while (!this.isBlocked && !this.isDone) {
        const step = this.steps.next();
        if (step.done) {
          this.isDone = true;
          this.call.end();
        } else if (step.value.kind === 'wait') {
          return;
        } else if (step.value.kind === 'pause') {
          this.isBlocked = true;
          setImmediate(this.unblock);
        } else if (!this.call.write(serializeReadResponse(step.value, this.stream))) {
          this.isBlocked = true;
          this.call.once('drain', this.unblock);
        }
      }
    } catch (error) {
      this.fail(toRpcError(error));
    }
  };

  /** Ends the call with an error. */
  fail(error: RpcError): void {
    if (this.isDone) return;
    this.isDone = true;
    this.call.emit('error', error);
  }

  /** Stops the read after the client has disconnected. */
  readonly cancel = (): void => {
    this.isDone = true;
  };

  private readonly unblock = (): void => {
    this.isBlocked = false;
    this.run();
  };
}
