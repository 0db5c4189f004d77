import { useEffect, useState } from 'react';
import { getAvailability, hasDeviceRecognition } from './recognition';
import type { Availability } from './recognition';

/** A language that the browser recognizes on the device. */
export interface DeviceLanguage {
  /** The BCP 47 tag, such as `en-US`. */
  readonly tag: string;
  readonly name: string;
  readonly isInstalled: boolean;
}

const MAX_LANGUAGES = 5;

const toTag = ({ language, region }: Intl.Locale): string =>
  region === undefined ? language : `${language}-${region}`;

/** Returns the English name of a language, such as `English (United States)`. */
const nameLanguage = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;

/** Returns the tags to ask for: language packs have a region, which may not be the user's. */
function listCandidates(language: string): readonly string[] {
  try {
    const locale = new Intl.Locale(language).maximize();
    const likely = new Intl.Locale(locale.language).maximize();
    return [...new Set([toTag(locale), toTag(likely)])];
  } catch {
    // Not a language tag.
    return [];
  }
}

const isOffered = ({ availability }: { readonly availability: Availability }): boolean =>
  availability !== 'unavailable';

async function findLanguage(preferred: string): Promise<DeviceLanguage | undefined> {
  const answers = await Promise.all(
    listCandidates(preferred).map(async (tag) => ({ tag, availability: await getAvailability(tag) })),
  );
  const best = answers.find(isOffered);
  return best && { tag: best.tag, name: nameLanguage(best.tag), isInstalled: best.availability === 'available' };
}

/** Returns the languages of the user and of the page that the browser recognizes on the device, best first. */
export async function findDeviceLanguages(): Promise<readonly DeviceLanguage[]> {
  if (!hasDeviceRecognition()) return [];
  const preferred = [...new Set([...navigator.languages, document.documentElement.lang])].slice(0, MAX_LANGUAGES);
  const found = (await Promise.all(preferred.map(findLanguage))).filter((language) => language !== undefined);
  return found.filter(({ tag }, index) => found.findIndex((other) => other.tag === tag) === index);
}

interface DeviceLanguages {
  /** Undefined while the browser is asked; empty if it recognizes no language on the device. */
  readonly languages: readonly DeviceLanguage[] | undefined;
  readonly markInstalled: (tag: string) => void;
}

/** The languages that the browser recognizes on the device. */
export function useDeviceLanguages(): DeviceLanguages {
  const [languages, setLanguages] = useState<readonly DeviceLanguage[] | undefined>(() =>
    hasDeviceRecognition() ? undefined : [],
  );
  const isUnknown = languages === undefined;

  useEffect(() => {
    if (!isUnknown) return undefined;
    let isWaiting = true;
    void findDeviceLanguages().then((found) => {
      if (isWaiting) setLanguages(found);
    });
    return () => {
      isWaiting = false;
    };
  }, [isUnknown]);

  return {
    languages,
    markInstalled: (tag) =>
      setLanguages((current) =>
        current?.map((language) => (language.tag === tag ? { ...language, isInstalled: true } : language)),
      ),
  };
}
