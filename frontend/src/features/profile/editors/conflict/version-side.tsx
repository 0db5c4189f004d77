import { useId } from 'react';
import type { Ref } from 'react';
import { MarkedWords } from './marked-words';
import type { VersionPart } from './version-parts';

interface VersionSideProps {
  readonly name: string;
  readonly origin: string;
  readonly parts: readonly VersionPart[];
  readonly picked: boolean;
  readonly onPick: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

function Facts({ part: { title, isThere, facts } }: { readonly part: VersionPart }) {
  return (
    <>
      {title !== undefined && <h3 className="mb-2">{title}</h3>}
      {isThere ? (
        <dl className="tr-facts">
          {facts.map(({ label, text, other }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tr-version-words">
                {text === undefined ? (
                  <span className="tr-quiet">Not filled in</span>
                ) : (
                  <MarkedWords text={text} other={other} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="tr-quiet mb-0">Not in this version.</p>
      )}
    </>
  );
}

/** One of two versions, with the radio button that picks it. */
export function VersionSide({ name, origin, parts, picked, onPick, ref }: VersionSideProps) {
  const id = useId();
  return (
    <div className="tr-side-box">
      <div className="form-check mb-0">
        <input
          ref={ref}
          className="form-check-input"
          type="radio"
          name="version"
          id={id}
          checked={picked}
          aria-describedby={`${id}origin`}
          onChange={onPick}
        />
        <label className="form-check-label fw-semibold" htmlFor={id}>
          {name}
        </label>
      </div>
      <p className="tr-quiet tr-small tr-version-origin" id={`${id}origin`}>
        {origin}
      </p>
      <div className="tr-stack">
        {parts.map((part) => (
          <div key={part.key}>
            <Facts part={part} />
          </div>
        ))}
      </div>
    </div>
  );
}
