interface WhenProps {
  readonly text: string | undefined;
}

/** From when to when. Its words are English, so it reads from left to right beside words of any script. */
export function When({ text }: WhenProps) {
  if (!text) return null;
  return (
    <div className="tr-num">
      <bdi dir="ltr">{text}</bdi>
    </div>
  );
}
