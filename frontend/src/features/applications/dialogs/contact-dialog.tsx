import { Field } from '../../../shared/forms/field';
import { useSaveEntryMutation } from '../application-edits-api';
import { toDraftKey } from './draft-key';
import { FormDialog } from './form-dialog';
import { toOptionalText, requireTexts } from './form-values';
import type { PartDialogProps } from './posting-dialog';
import { useSavePart } from './use-save-part';

interface ContactValues {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
}

interface EntryDialogProps extends PartDialogProps {
  /** The entry to change; undefined to add one. */
  readonly entryId: string | undefined;
}

/** Adds or changes a contact. */
export function ContactDialog({ id, details, entryId, onClose }: EntryDialogProps) {
  const [saveEntry] = useSaveEntryMutation();
  const contact = details.application.contacts.find((entry) => entry.id === entryId);
  const savePart = useSavePart(id, details, ({ contacts }) => contacts.find((entry) => entry.id === entryId));
  return (
    <FormDialog<ContactValues>
      title={contact === undefined ? 'Add contact' : 'Edit contact'}
      saveLabel={contact === undefined ? 'Add contact' : 'Save'}
      initialValues={{
        name: contact?.name ?? '',
        role: contact?.role ?? '',
        email: contact?.email ?? '',
        phone: contact?.phone ?? '',
      }}
      names={['name', 'role', 'email', 'phone']}
      draftKey={toDraftKey(id, 'contact', entryId)}
      section="contact"
      validate={(values) => requireTexts(values, { name: 'Please enter a name.' })}
      save={({ name, role, email, phone }) => {
        const body = { name, role: toOptionalText(role), email: toOptionalText(email), phone: toOptionalText(phone) };
        return savePart((ifMatch) =>
          saveEntry({ ...id, ifMatch, list: 'contacts', body, entryId: contact?.id }).unwrap(),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="name" label="Name" required maxLength={200} />
          <Field form={form} name="role" label="Role" placeholder="Recruiter" maxLength={200} />
          <div className="tr-form-pair">
            <Field form={form} name="email" label="Email" inputMode="email" maxLength={200} />
            <Field form={form} name="phone" label="Phone" type="tel" inputMode="tel" maxLength={200} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
