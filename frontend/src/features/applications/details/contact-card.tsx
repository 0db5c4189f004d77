import type { Contact } from '@trackrecord/contracts';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import { Card } from '../../../shared/ui/card';
import { getInitials } from '../../../shared/ui/get-initials';
import { AddButton, EntryButtons } from './entry-buttons';
import { useRemoveEntry } from './use-remove-entry';

interface ContactCardProps {
  readonly id: ApplicationId;
  readonly contacts: readonly Contact[];
  /** Opens a dialog by its name. */
  readonly onEdit: (dialog: string) => void;
}

/** The people at the company. */
export function ContactCard({ id, contacts, onEdit }: ContactCardProps) {
  const remove = useRemoveEntry(id, 'contacts');
  return (
    <Card title="Contacts" action={<AddButton name="contact" onAdd={() => onEdit('contact')} />}>
      {contacts.length === 0 ? (
        <p className="tr-muted mb-0">No contacts yet.</p>
      ) : (
        <ul className="tr-lined-list">
          {contacts.map((contact) => (
            <li key={contact.id}>
              <span className="tr-avatar" aria-hidden="true">
                {getInitials(contact.name)}
              </span>
              <div className="tr-entry-text" dir="auto">
                <div className="fw-semibold">{contact.name}</div>
                {contact.role !== undefined && <div className="tr-muted tr-small">{contact.role}</div>}
                {contact.email !== undefined && (
                  <a
                    className="tr-small d-block py-1 text-truncate"
                    href={`mailto:${encodeURIComponent(contact.email)}`}
                  >
                    {contact.email}
                  </a>
                )}
                {contact.phone !== undefined && (
                  <a className="tr-small d-block py-1 tr-num" href={`tel:${encodeURIComponent(contact.phone)}`}>
                    {contact.phone}
                  </a>
                )}
              </div>
              <EntryButtons
                name={contact.name}
                onEdit={() => onEdit(`contact:${contact.id}`)}
                onRemove={() => void remove(contact.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
