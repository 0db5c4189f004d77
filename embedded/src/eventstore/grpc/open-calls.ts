/** Calls that never end by themselves; the server ends them when it shuts down. */
export class OpenCalls {
  private readonly stopCallbacks = new Set<() => void>();
  private isStopped = false;

  /** Registers a function that ends a call. Call the returned function when the call has ended. */
  add(stop: () => void): () => void {
    this.stopCallbacks.add(stop);
    if (this.isStopped) stop();
    return () => this.stopCallbacks.delete(stop);
  }

  stopAll(): void {
    this.isStopped = true;
    for (const stop of this.stopCallbacks) stop();
  }
}
