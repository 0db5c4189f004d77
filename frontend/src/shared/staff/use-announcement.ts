import { useEffect, useState } from 'react';

const MIN_INTERVAL_MS = 10_000;

/** Returns the text to announce: a change of `text`, at most one in 10 seconds. The first text is not announced. */
export function useAnnouncement(text: string): string {
  const [last, setLast] = useState({ text, at: -Infinity });

  useEffect(() => {
    if (text === last.text) return undefined;
    const delay = Math.max(0, last.at + MIN_INTERVAL_MS - Date.now());
    const timer = setTimeout(() => setLast({ text, at: Date.now() }), delay);
    return () => clearTimeout(timer);
  }, [text, last]);

  return last.at === -Infinity ? '' : last.text;
}
