import ts from 'typescript';
import { isTestFile } from '../test-files.js';
import { findExportedFunctions } from './exported-functions.js';

/** The type of a parameter: a text, a list of texts, or something else. */
export type ParameterKind = 'text' | 'texts' | 'other';

/** An exported function, or a method of an exported class or object, that takes a text or a list of texts. */
export interface TextFunction {
  /** The path in the workspace, without an extension. */
  readonly file: string;
  /** `name` of a function, `owner.name` of a method; `owner.constructor` of a class. */
  readonly name: string;
  /** Its class if it needs an instance. */
  readonly instanceOf: string | undefined;
  readonly parameters: readonly ParameterKind[];
}

/** The names of parameters that are never user input. */
const NON_INPUT_NAMES = new Set(
  ['uid', 'userId', 'jobId', 'workId', 'commandId', 'eventId', 'stream', 'subject', 'collection', 'queue'].concat([
    'secret',
    'message',
    'otherwise',
  ]),
);
const PROGRAM = /\.main\.tsx?$/;
const NOT_SOURCES = /\.d\.ts$|\/(?:testing|golden|sample)\//;

/** Hooks run only in components; the functions they call are covered. */
const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

const cache = new Map<string, readonly TextFunction[]>();

/** Finds every exported function and method of a workspace that takes text, using the type checker. */
export function findTextFunctions(folder: string): readonly TextFunction[] {
  const textFunctions = cache.get(folder) ?? analyzeWorkspace(folder);
  cache.set(folder, textFunctions);
  return textFunctions;
}

function analyzeWorkspace(folder: string): readonly TextFunction[] {
  const source = `${folder}/src/`;
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}/tsconfig.json`, { noEmit: true }, host);
  if (!config) throw new Error(`no tsconfig.json in ${folder}`);
  const sources = config.fileNames.filter((name) => !isTestFile(name) && !PROGRAM.test(name));
  const program = ts.createProgram(sources, { ...config.options, composite: false, incremental: false });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(source) && !NOT_SOURCES.test(fileName))
    .flatMap((file) =>
      findExportedFunctions(file, checker).flatMap(({ name, instanceOf, signature }) => {
        const parameters = signature.getParameters().map((parameter) => getKind(parameter, checker));
        const takesText = parameters.some((kind) => kind !== 'other');
        return takesText && !isHook(name) ? [{ file: getPath(file, folder), name, instanceOf, parameters }] : [];
      }),
    );
}

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

const getPath = ({ fileName }: ts.SourceFile, folder: string): string =>
  fileName.slice(folder.length + 1).replace(/\.tsx?$/, '');

function getKind(parameter: ts.Symbol, checker: ts.TypeChecker): ParameterKind {
  if (NON_INPUT_NAMES.has(parameter.name)) return 'other';
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
  if (type.flags & ts.TypeFlags.String) return 'text';
  if (isStringLike(type)) return 'other';
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item && item.flags & ts.TypeFlags.String ? 'texts' : 'other';
}

/** Literals and unions of literals, which are not user input. */
const isStringLike = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.every(isStringLike) : (type.flags & ts.TypeFlags.StringLike) !== 0;
