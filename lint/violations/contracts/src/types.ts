declare const unsafe: any;
declare const promise: Promise<void>;

export const awaitNothing = async () => {
  await 1;
};
export const withoutAwait = async () => 1;
export const deleteFromArray = (list: string[]) => {
  delete list[0];
};
export const toText = (value: object) => String(value);
const returnsVoid = (): void => undefined;
export const confusingVoid = () => {
  return returnsVoid();
};
/** @deprecated */
export const old = 1;
export const usesDeprecated = old;
export type Twice = string | string;
export const floating = () => {
  promise;
};
export const forIn = (list: string[]) => {
  for (const index in list) returnsText(index);
};
const returnsText = (text: string) => text;
export interface GeneratedEmpty extends Pick<{ a: string }, never> {}
export type OmittedAll = Omit<{ a: string }, 'a'>;
export const impliedEval = () => setTimeout('1', 1);
void returnsVoid();
export const misusedPromise = () => {
  if (promise) return 1;
  return 2;
};
export const misusedSpread = { ...promise };
export enum Mixed {
  A = 1,
  B = 'b',
}
export type Redundant = unknown | string;
export const booleanCompare = (flag: boolean) => flag === true;
export const unnecessaryCondition = (value: string) => value ?? 'a';
export const template = `${'a'}`;
export const typeArguments = new Set<unknown>();
const identity = <T = string>(value: T) => value;
export const defaultArgument = (value: string) => identity<string>(value);
export const assertion = (value: string) => value as string;
export const conversion = (value: string) => String(value);
export const typeParameter = <T>(value: T) => {
  returnsText(String(value));
};
export const unsafeArgument = () => returnsText(unsafe);
export const unsafeAssignment = () => {
  const value = unsafe;
  return typeof value;
};
export const unsafeCall = () => {
  unsafe();
};
export enum Level {
  Low = 1,
  High = 2,
}
export const enumComparison = (level: Level) => level === 1;
export const unsafeMember = () => typeof unsafe.member;
export const unsafeReturn = () => unsafe;
export const unaryMinus = (value: string) => -value;
export const uselessDefault = [1, 2].map((value = 0) => value);
export const throwText = () => {
  throw 'text';
};
export const rejectText = () => Promise.reject('text');
export const reduced = [1].reduce((items, item) => [...items, item], [] as number[]);
export class Chain {
  next(): Chain {
    return this;
  }
}
export class Pair {
  get value(): string {
    return 'a';
  }
  set value(value: number) {
    returnsText(String(value));
  }
}
export const plus = (text: string) => text + 1;
export const templateObject = (value: object) => `${value}`;
export const returnAwait = async () => {
  try {
    return promise;
  } catch {
    return undefined;
  }
};
export class Bound {
  name = 'a';
  read() {
    return this.name;
  }
}
export const unbound = new Bound().read;
export const caught = promise.catch((error) => error instanceof Error);
export const exhaustive = (value: 'a' | 'b') => {
  switch (value) {
    case 'a':
      return 1;
  }
  return 2;
};
