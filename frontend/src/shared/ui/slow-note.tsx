import { useEffect, useState } from 'react';

/** Milliseconds of waiting after which it is said that it takes longer. */
const SLOW_AFTER_MS = 1_000;

/** Says that loading takes longer than usual; show it for as long as something loads. */
export function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="tr-muted tr-small" aria-live="polite">
      {isSlow && 'This is taking longer than usual…'}
    </div>
  );
}
