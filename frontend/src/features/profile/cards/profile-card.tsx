import { useId } from 'react';
import type { ReactNode } from 'react';
import type { EditorName } from '../editor-url';
import { EditLink } from './edit-link';

interface ProfileCardProps {
  readonly title: string;
  /** The editor its pencil opens; without one, the card has no pencil. */
  readonly editor?: EditorName | undefined;
  readonly children: ReactNode;
}

/** One card of the profile. */
export function ProfileCard({ title, editor, children }: ProfileCardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={id}>{title}</h2>
          {editor !== undefined && <EditLink editor={editor} what={title} />}
        </div>
        {children}
      </div>
    </section>
  );
}
