import type { ProjectLink } from '@trackrecord/contracts';
import { findLinkError } from '@trackrecord/contracts/forms/wizard-forms';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../forms/field';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { useFocusNeighborFallback } from '../ui/use-focus-fallback';
import { addOnEnter } from './add-on-enter';
import { narrowForm } from '../forms/narrow-form';

/** The links of a project, and the inputs of the link that is being added. */
interface LinkFormValues {
  readonly links: readonly ProjectLink[];
  readonly linkName: string;
  readonly linkUrl: string;
}

/** Returns the links, including one that is entered and not added yet. */
export const includePendingLink = ({ links, linkName, linkUrl }: LinkFormValues): ProjectLink[] =>
  linkName.trim() === '' ? [...links] : [...links, { name: linkName.trim(), url: linkUrl.trim() }];

interface LinkFieldsProps<Values extends LinkFormValues> {
  readonly form: UseFormReturn<Values>;
}

/** Lists the named links of a project, with inputs to add one (spec section 5, Link). */
export function LinkFields<Values extends LinkFormValues>(props: LinkFieldsProps<Values>) {
  const form = narrowForm<LinkFormValues, Values>(props.form);
  const container = useFocusNeighborFallback<HTMLFieldSetElement>();
  const links = useWatch({ control: form.control, name: 'links' });
  const setLinks = (list: readonly ProjectLink[]): void => form.setValue('links', list, { shouldDirty: true });

  const add = (): void => {
    const { linkName: name, linkUrl: url } = form.getValues();
    const message = findLinkError(name, url);
    if (message !== undefined) {
      form.setError('linkUrl', { type: 'link', message });
      form.setFocus(name.trim() === '' ? 'linkName' : 'linkUrl');
      return;
    }
    form.clearErrors('linkUrl');
    setLinks([...links, { name: name.trim(), url: url.trim() }]);
    form.setValue('linkName', '');
    form.setValue('linkUrl', '');
    form.setFocus('linkName');
  };

  return (
    <fieldset ref={container} className="tr-field-all">
      <legend className="form-label">Links</legend>
      {links.length > 0 && (
        <ul className="tr-entries mb-2" aria-label="Links of this project">
          {links.map((link, index) => (
            <li key={`${link.name} ${link.url} ${index}`} className="tr-entry tr-link-row">
              <Icon name="link-45deg" />
              <span className="tr-entry-text">
                <span className="fw-semibold">{link.name}</span>
                <span className="tr-muted tr-small d-block">{link.url}</span>
              </span>
              <IconButton
                icon="x-lg"
                label={`Remove link ${link.name}`}
                className="btn-quiet-danger"
                onClick={() => setLinks(links.filter((_, otherIndex) => otherIndex !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {/* oxlint-disable-next-line a11y/no-static-element-interactions -- handles Enter of its two inputs */}
      <div className="tr-link-fields" onKeyDown={addOnEnter(add)}>
        <Field form={form} name="linkName" label="Link name" placeholder="Repository" />
        <Field form={form} name="linkUrl" label="Link URL" type="url" inputMode="url" placeholder="https://" />
        <button type="button" className="btn btn-plain" onClick={add}>
          <Icon name="plus-lg" />
          Add link
        </button>
      </div>
    </fieldset>
  );
}
