import { LogoMark } from './logo-mark';

/** The logo mark with the product name. */
export function Logo() {
  return (
    <>
      <LogoMark />
      <span className="tr-wide">Trackrecord</span>
    </>
  );
}
