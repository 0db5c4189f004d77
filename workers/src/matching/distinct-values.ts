/** Interns values that many jobs share. */
export class DistinctValues<Value> {
  readonly #values: Value[] = [];
  readonly #ids = new Map<string, number>();

  /** Returns the id of the value with this key, adding it if it is new. */
  intern(key: string, value: () => Value): number {
    const existing = this.#ids.get(key);
    if (existing !== undefined) return existing;
    const id = this.#values.push(value()) - 1;
    this.#ids.set(key, id);
    return id;
  }

  /** Returns the value with this id, if any. */
  at(id: number): Value | undefined {
    return this.#values[id];
  }
}
