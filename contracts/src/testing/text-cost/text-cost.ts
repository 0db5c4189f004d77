import { type Clock, findExcessiveGrowth } from './growth.js';
import { HOSTILE_UNITS, type TextShape } from './hostile-units.js';
import { type TextFunction, findTextFunctions } from './text-functions.js';

/** Calls the code under test with a text. */
export type TextCall = (text: string) => unknown;

/** The configuration of a workspace, by `file#name` or `file#Class.method`. */
export interface TextCostLists {
  /** Functions that take no user input, with the reason; `file#Class` covers all methods of a class. */
  readonly exempt: Readonly<Record<string, string>>;
  /** How to call functions that have other parameters too, and other code that takes text, by any name. */
  readonly calls: Readonly<Record<string, TextCall>>;
}

interface Workspace extends TextCostLists {
  readonly folder: string;
  /** Loads a module by its path in the workspace, without an extension. */
  readonly load: (file: string) => Readonly<Record<string, unknown>>;
  readonly now: Clock;
  /** The shapes of the hostile texts. */
  readonly shapes: readonly TextShape[];
}

const WARM_UP_LENGTH = 500;

const toKey = ({ file }: TextFunction, name: string): string => `${file.replace(/^src\//, '')}#${name}`;

const toKeys = (fn: TextFunction): readonly string[] => [
  toKey(fn, fn.name),
  ...(fn.name.includes('.') ? [toKey(fn, fn.name.split('.', 1).join(''))] : []),
];

const isExempt = (fn: TextFunction, exempt: TextCostLists['exempt']): boolean =>
  toKeys(fn).some((key) => key in exempt);

/** Returns true if a function can be called with nothing but texts. */
const isCallable = ({ instanceOf, parameters }: TextFunction): boolean =>
  instanceOf === undefined && !parameters.includes('other');

/** Compares the lists of a workspace with the exports of its modules. Returns the differences. */
export function findUnlisted({ folder, exempt, calls }: Workspace): readonly string[] {
  const textFunctions = findTextFunctions(folder);
  const knownKeys = new Set(textFunctions.flatMap(toKeys));
  const unlisted = textFunctions.filter(
    (fn) => !isCallable(fn) && !isExempt(fn, exempt) && !(toKey(fn, fn.name) in calls),
  );
  return [
    ...unlisted.map((fn) => `${toKey(fn, fn.name)} takes text: add it to calls, or to exempt with a reason`),
    ...Object.keys(exempt).flatMap((key) => (knownKeys.has(key) ? [] : [`${key} is exempt and does not exist`])),
  ];
}

/** Calls every text function of a workspace with hostile texts. Returns those whose cost grows faster than the text. */
export async function findExpensive(workspace: Workspace): Promise<readonly string[]> {
  const expensive: string[] = [];
  for (const [key, call] of getCalls(workspace)) {
    const expensiveText = await findExpensiveText(call, workspace);
    if (expensiveText !== undefined) expensive.push(`${key}: ${expensiveText}`);
  }
  return expensive;
}

/** Finds the first hostile text that is too expensive. One is enough to find the cause. */
async function findExpensiveText(call: TextCall, { now, shapes }: Workspace): Promise<string | undefined> {
  // Warm up: loading and compiling at the first call do not count.
  callIgnoringErrors(call, 'ab '.repeat(WARM_UP_LENGTH));
  for (const [name, unit] of Object.entries(HOSTILE_UNITS)) {
    for (const shape of shapes) {
      const growth = await findExcessiveGrowth((length) => callIgnoringErrors(call, shape(unit, length)), now);
      if (growth !== undefined) return `${name}, ×${growth.toFixed(1)} for twice the text`;
    }
  }
  return undefined;
}

function getCalls(workspace: Workspace): ReadonlyMap<string, TextCall> {
  const calls = new Map<string, TextCall>(Object.entries(workspace.calls));
  for (const fn of findTextFunctions(workspace.folder)) {
    const key = toKey(fn, fn.name);
    if (calls.has(key) || !isCallable(fn) || isExempt(fn, workspace.exempt)) continue;
    const { owner, member } = getMember(workspace.load(fn.file), fn.name);
    if (typeof member !== 'function') throw new Error(`${key} is not a function`);
    calls.set(key, (text) => {
      const args = fn.parameters.map((kind) => (kind === 'texts' ? text.split(' ') : text));
      return consume(Reflect.apply(member, owner, args));
    });
  }
  return calls;
}

/** Finds `name` or `owner.name` among the exports of a module. */
function getMember(module: Readonly<Record<string, unknown>>, path: string): { owner: unknown; member: unknown } {
  const [name = '', member] = path.split('.');
  const owner = module[name];
  if (member === undefined) return { owner: undefined, member: owner };
  return { owner, member: isOwner(owner) ? Reflect.get(owner, member) : undefined };
}

const isOwner = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Generators do no work until they are consumed. */
const consume = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
    ? [...toIterable(value)]
    : value;

const toIterable = (value: object): Iterable<unknown> => value as Iterable<unknown>;

/** Ignores errors: rejecting a text is a valid result. */
function callIgnoringErrors(call: TextCall, text: string): void {
  try {
    const result = call(text);
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // The text was rejected.
  }
}
