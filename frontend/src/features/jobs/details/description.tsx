import { PlainText } from '../../../shared/ui/plain-text';

interface DescriptionProps {
  readonly text: string;
}

/** The full description, rendered as plain text. */
export function Description({ text }: DescriptionProps) {
  return (
    <section className="tr-posting">
      <h3>About the job</h3>
      <PlainText text={text} />
    </section>
  );
}
