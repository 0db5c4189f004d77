import { isRecord } from '../../../is-record';
import { logError } from '../../../log/log';
import { withDeadline } from './with-deadline';

const AVAILABILITIES = ['available', 'downloadable', 'downloading', 'unavailable'] as const;
/** Whether the browser recognizes a language on the device: now, after a download, or not at all. */
export type Availability = (typeof AVAILABILITIES)[number];

/** A session of the browser's speech recognition (https://webaudio.github.io/web-speech-api/). */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly abort: () => void;
}

interface LocalOptions {
  readonly langs: readonly string[];
  readonly processLocally: true;
}

/** The part of the API that TypeScript does not declare. */
interface RecognitionClass {
  new (): Recognition;
  readonly available: (options: LocalOptions) => Promise<unknown>;
  readonly install: (options: LocalOptions) => Promise<unknown>;
}

/** Some browsers never answer. */
const AVAILABILITY_TIMEOUT_MS = 3_000;
/** A language pack has up to 100 MB. Browsers without a source of packs download forever. */
const INSTALL_TIMEOUT_MS = 3 * 60_000;

/** Returns true if recognition can be restricted to the device. Older browsers ignore unknown properties. */
function isRecognitionClass(value: unknown): value is RecognitionClass {
  if (typeof value !== 'function' || !('available' in value && 'install' in value)) return false;
  const prototype: unknown = value.prototype;
  return isRecord(prototype) && 'processLocally' in prototype;
}

const findRecognitionClass = (): RecognitionClass | undefined =>
  ['SpeechRecognition', 'webkitSpeechRecognition']
    .map((name): unknown => Reflect.get(window, name))
    .find(isRecognitionClass);

const isAvailability = (value: unknown): value is Availability => AVAILABILITIES.some((known) => known === value);

const toLocalOptions = (language: string): LocalOptions => ({ langs: [language], processLocally: true });

/** Returns true if the browser has the API for recognition on the device, whatever languages it knows. */
export const hasDeviceRecognition = (): boolean => findRecognitionClass() !== undefined;

/** Returns whether a language (BCP 47) can be recognized on the device. Downloads nothing. */
export async function getAvailability(language: string): Promise<Availability> {
  try {
    const answer = findRecognitionClass()?.available(toLocalOptions(language));
    const availability = answer && (await withDeadline(answer, AVAILABILITY_TIMEOUT_MS));
    return isAvailability(availability) ? availability : 'unavailable';
  } catch (error) {
    logError('on-device speech recognition is not available', error);
    return 'unavailable';
  }
}

/** Downloads the language pack of a language, for which some browsers ask; returns true once it is installed. */
export async function installLanguage(language: string): Promise<boolean> {
  try {
    // Called before anything is awaited, because browsers require a click.
    const installation = findRecognitionClass()?.install(toLocalOptions(language));
    return installation !== undefined && (await withDeadline(installation, INSTALL_TIMEOUT_MS)) === true;
  } catch (error) {
    logError('language pack could not be installed', error);
    return false;
  }
}

const isLocal = ({ processLocally }: Recognition): boolean => processLocally;

/**
 * Creates a recognition that never leaves the device.
 * @throws if the browser cannot guarantee that.
 */
export function createDeviceRecognition(language: string): Recognition {
  const RecognitionClass = findRecognitionClass();
  if (RecognitionClass === undefined) throw new Error('Speech is not recognized on this device.');
  const recognition = new RecognitionClass();
  recognition.processLocally = true;
  // Otherwise the browser may send the sound to a server.
  if (!isLocal(recognition)) throw new Error('Recognition is not restricted to the device.');
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}
