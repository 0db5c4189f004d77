const numbers = new Map<string, string>();

/**
 * The number (UUID) that the erasure of an account gets: the same for as long as the page lives, so that the receipt is
 * found by it whichever of several requests the server took.
 */
export function erasureNumber(uid: string): string {
  const number = numbers.get(uid) ?? crypto.randomUUID();
  numbers.set(uid, number);
  return number;
}
