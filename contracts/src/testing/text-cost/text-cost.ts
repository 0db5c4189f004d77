import { type Clock, excessiveGrowth } from './growth.js';
import { HOSTILE_UNITS, hostileTexts } from './hostile-units.js';
import { type TextFunction, textFunctionsOf } from './text-functions.js';

/** A call of something with a text. */
export type TextCall = (text: string) => unknown;

interface Workspace {
  readonly folder: string;
  /** Loads a module of the workspace, by its path from there without an extension. */
  readonly load: (file: string) => Readonly<Record<string, unknown>>;
  readonly now: Clock;
  /** Functions that take no text of others, with the reason, by `file#name`. */
  readonly exempt: Readonly<Record<string, string>>;
  /** How functions are called that take more than texts, by `file#name`; and whatever else takes text, by any name. */
  readonly calls: Readonly<Record<string, TextCall>>;
}

const keyOf = ({ file, name }: TextFunction): string => `${file.replace(/^src\//, '')}#${name}`;

/** Compares the lists of a workspace with what its modules export. Nothing where they agree. */
export function unlistedOf(workspace: Workspace): readonly string[] {
  const { exempt, calls } = workspace;
  const found = textFunctionsOf(workspace.folder);
  const known = new Set(found.map(keyOf));
  const unlisted = found.filter((one) => {
    const key = keyOf(one);
    return one.parameters.includes('other') && !(key in exempt) && !(key in calls);
  });
  return [
    ...unlisted.map((one) => `${keyOf(one)} takes text: say how it is called, or why it needs no test`),
    ...Object.keys(exempt).flatMap((key) => (known.has(key) ? [] : [`${key} is exempt and not there`])),
  ];
}

/** Calls every text function of a workspace with hostile texts; tells of those whose cost grows faster than the text. */
export function expensiveIn(workspace: Workspace): readonly string[] {
  const expensive: string[] = [];
  for (const [key, call] of callsOf(workspace)) {
    for (const [unit, repeated] of Object.entries(HOSTILE_UNITS)) {
      for (const at of [0, 1]) {
        const texts = new Map<number, string>();
        const run = (length: number): void => {
          const text = texts.get(length) ?? hostileTexts(repeated, length)[at] ?? '';
          texts.set(length, text);
          quietly(call, text);
        };
        const growth = excessiveGrowth(run, workspace.now);
        if (growth !== undefined) expensive.push(`${key}: ${unit}, ×${growth.toFixed(1)} for twice the text`);
      }
    }
  }
  return expensive;
}

function callsOf(workspace: Workspace): ReadonlyMap<string, TextCall> {
  const calls = new Map<string, TextCall>(Object.entries(workspace.calls));
  for (const one of textFunctionsOf(workspace.folder)) {
    const key = keyOf(one);
    if (key in workspace.exempt || calls.has(key) || one.parameters.includes('other')) continue;
    const exported = workspace.load(one.file)[one.name];
    if (typeof exported !== 'function') continue;
    calls.set(key, (text) => {
      const given = one.parameters.map((kind) => (kind === 'texts' ? text.split(' ') : text));
      return consumed(Reflect.apply(exported, undefined, given));
    });
  }
  return calls;
}

/** A generator does nothing before it is read. */
const consumed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
    ? [...iterated(value)]
    : value;

const iterated = (value: object): Iterable<unknown> => value as Iterable<unknown>;

/** Refusing a text is an answer, too. */
function quietly(call: TextCall, text: string): void {
  try {
    const answer = call(text);
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // Refused.
  }
}
