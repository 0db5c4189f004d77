/** The calls that would never end by themselves, so that a server that stops can end them. */
export class OpenCalls {
  private readonly stops = new Set<() => void>();
  private stopped = false;

  /** Registers how to end a call; call the returned function when it is over. */
  add(stop: () => void): () => void {
    this.stops.add(stop);
    if (this.stopped) stop();
    return () => this.stops.delete(stop);
  }

  stopAll(): void {
    this.stopped = true;
    for (const stop of this.stops) stop();
  }
}
