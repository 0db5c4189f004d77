import { Mark } from './mark';

/** The mark and the word. */
export function Logo() {
  return (
    <>
      <Mark />
      <span className="tr-wide">Trackrecord</span>
    </>
  );
}
