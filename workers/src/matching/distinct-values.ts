/** Values that many jobs share, each kept once and known by a small number. */
export class DistinctValues<Value> {
  readonly #values: Value[] = [];
  readonly #ids = new Map<string, number>();

  /** The number of the value with this key, which is kept if it is new. */
  idOf(key: string, value: () => Value): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#values.push(value()) - 1;
    this.#ids.set(key, id);
    return id;
  }

  /** The value with a number, if there is one. */
  at(id: number): Value | undefined {
    return this.#values[id];
  }
}
