import type { ReactNode } from 'react';

interface BrowserPictureProps {
  readonly children: ReactNode;
}

/** A drawn browser window. */
function BrowserPicture({ children }: BrowserPictureProps) {
  return (
    <div className="tr-art-box">
      <svg viewBox="0 0 160 100" aria-hidden="true">
        <rect
          x="16"
          y="16"
          width="128"
          height="84"
          rx="7"
          fill="var(--tr-surface)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="M16 34h128" stroke="currentColor" strokeWidth="1.5" />
        <g fill="currentColor" opacity=".45">
          <circle cx="26" cy="25" r="2.5" />
          <circle cx="34" cy="25" r="2.5" />
          <circle cx="42" cy="25" r="2.5" />
        </g>
        <rect x="52" y="21" width="62" height="8" rx="4" fill="var(--tr-sunken)" />
        {children}
      </svg>
    </div>
  );
}

/** The icon of the extension in the toolbar. */
const ToolbarLogo = () => (
  <g transform="translate(122 17) scale(.5)">
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <g fill="none" stroke="var(--tr-surface)" strokeWidth="3.6" strokeLinecap="round">
      <path d="M7 9.5h16" />
      <path d="M13.5 9.5v8a5.5 5.5 0 0 0 5.5 5.5" />
    </g>
    <circle cx="24.3" cy="23" r="2.6" fill="var(--tr-surface)" />
  </g>
);

/** How to install, connect and use the browser extension, with drawn pictures. */
export function InstallSteps() {
  return (
    <ol className="tr-how">
      <li>
        <BrowserPicture>
          <circle cx="130" cy="25" r="9" fill="var(--tr-accent-soft)" />
          <path d="M130 20.5v9M125.5 25h9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          <rect x="56" y="46" width="48" height="40" rx="7" fill="var(--tr-accent-soft)" />
          <path
            d="M80 54v18m-7-6.5 7 7 7-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="68" y="78" width="24" height="4" rx="2" fill="currentColor" opacity="0.6" />
        </BrowserPicture>
        <div>
          <h3>1. Install it</h3>
          <p className="tr-muted tr-small mb-0 mt-1">
            Unpack the ZIP file. Open <span className="tr-mono">chrome://extensions</span>, turn on Developer mode,
            choose Load unpacked and select the folder.
          </p>
        </div>
      </li>
      <li>
        <BrowserPicture>
          <ToolbarLogo />
          <path d="M130 36l5 6h-10z" fill="currentColor" />
          <rect
            x="62"
            y="42"
            width="76"
            height="46"
            rx="6"
            fill="var(--tr-raised)"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          <rect x="70" y="50" width="30" height="4" rx="2" fill="currentColor" opacity="0.6" />
          <g fill="var(--tr-accent-soft)" stroke="currentColor" strokeWidth="1">
            <rect x="70" y="59" width="8" height="11" rx="2" />
            <rect x="80" y="59" width="8" height="11" rx="2" />
            <rect x="90" y="59" width="8" height="11" rx="2" />
            <rect x="104" y="59" width="8" height="11" rx="2" />
            <rect x="114" y="59" width="8" height="11" rx="2" />
            <rect x="124" y="59" width="8" height="11" rx="2" />
          </g>
          <rect x="70" y="76" width="34" height="7" rx="3.5" fill="currentColor" />
        </BrowserPicture>
        <div>
          <h3>2. Enter the code</h3>
          <p className="tr-muted tr-small mb-0 mt-1">Click its icon on this page and type the pairing code below.</p>
        </div>
      </li>
      <li>
        <BrowserPicture>
          <ToolbarLogo />
          <rect x="26" y="44" width="10" height="10" rx="3" fill="currentColor" opacity=".3" />
          <rect x="41" y="44" width="44" height="4" rx="2" fill="currentColor" opacity="0.7" />
          <rect x="41" y="51" width="28" height="4" rx="2" fill="currentColor" opacity="0.3" />
          <rect x="26" y="62" width="58" height="4" rx="2" fill="currentColor" opacity="0.3" />
          <rect x="26" y="70" width="52" height="4" rx="2" fill="currentColor" opacity="0.3" />
          <rect x="26" y="78" width="56" height="4" rx="2" fill="currentColor" opacity="0.3" />
          <rect x="26" y="86" width="40" height="4" rx="2" fill="currentColor" opacity="0.3" />
          <rect
            x="94"
            y="42"
            width="44"
            height="24"
            rx="6"
            fill="var(--tr-green-soft)"
            stroke="var(--tr-green-line)"
            strokeWidth="1.5"
          />
          <path
            d="M101 54l4 4 7-8"
            fill="none"
            stroke="var(--tr-green-ink)"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="117" y="52" width="15" height="4" rx="2" fill="var(--tr-green-ink)" />
        </BrowserPicture>
        <div>
          <h3>3. Save a job</h3>
          <p className="tr-muted tr-small mb-0 mt-1">
            Click its icon on the page of a job. Title, company and posting go to Saved, as they are on that day.
          </p>
        </div>
      </li>
    </ol>
  );
}
