interface DescriptionProps {
  readonly text: string | undefined;
}

/** A description with its line breaks, which CSS cuts to a few lines. */
export function Description({ text }: DescriptionProps) {
  const lines = (text ?? '').trim().replace(/\s*\n\s*/g, '\n');
  if (lines === '') return null;
  return (
    <p className="tr-prose" dir="auto">
      {lines}
    </p>
  );
}
