import { Mark } from './mark';

/** The logo mark with the product name. */
export function Logo() {
  return (
    <>
      <Mark />
      <span className="tr-wide">Trackrecord</span>
    </>
  );
}
