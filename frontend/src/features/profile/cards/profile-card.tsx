import { useId } from 'react';
import type { ReactNode } from 'react';
import type { EditorName } from '../editor-url';
import { EditLink } from './edit-link';

interface ProfileCardProps {
  readonly title: string;
  /** The editor that the edit link opens. Without it, the card has no edit link. */
  readonly editor?: EditorName | undefined;
  readonly children: ReactNode;
}

/** A card of the profile page. */
export function ProfileCard({ title, editor, children }: ProfileCardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={id}>{title}</h2>
          {editor !== undefined && <EditLink editor={editor} label={title} />}
        </div>
        {children}
      </div>
    </section>
  );
}
