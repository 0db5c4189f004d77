import type { ReactNode } from 'react';

interface JsonBlockProps {
  /** The name of the region, for screen readers. */
  readonly label: string;
  readonly json: string;
}

/** Strings, with the colon after the name of a property, and numbers, booleans and null. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g;

function colorTokens(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, 1: text, 2: colon, index } of json.matchAll(TOKENS)) {
    const textKind = colon === undefined ? 'is-green' : 'is-accent';
    parts.push(
      json.slice(end, index),
      <span key={index} className={text === undefined ? 'is-yellow' : textKind}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...parts, json.slice(end)];
}

/** JSON that scrolls, with names, texts and other values in different colors. */
export const JsonBlock = ({ label, json }: JsonBlockProps) => (
  // oxlint-disable-next-line a11y/no-noninteractive-tabindex -- scrolls
  <pre className="tr-staff-code tr-json" role="region" aria-label={label} tabIndex={0}>
    {colorTokens(json)}
  </pre>
);
