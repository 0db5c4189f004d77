interface ProseProps {
  readonly text: string | undefined;
}

/** A description somebody wrote, with its line breaks, cut to a few lines. */
export function Prose({ text }: ProseProps) {
  const lines = (text ?? '').trim().replace(/\s*\n\s*/g, '\n');
  if (lines === '') return null;
  return (
    <p className="tr-prose" dir="auto">
      {lines}
    </p>
  );
}
