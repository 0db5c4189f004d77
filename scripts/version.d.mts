/** Returns the version of the product, such as `0.1.0+abc1234`. */
export function readVersion(): string;
