interface DateRangeProps {
  readonly text: string | undefined;
}

/** A range of dates. Its text is English, so it stays left-to-right next to text of any script. */
export function DateRange({ text }: DateRangeProps) {
  if (!text) return null;
  return (
    <div className="tr-num">
      <bdi dir="ltr">{text}</bdi>
    </div>
  );
}
