import { getErrorMessage } from '../../shared/api/api-error';
import { useHideCompanyMutation } from '../../shared/applications/postings-api';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';

interface CompanyButtonProps {
  readonly uid: string;
  readonly company: string;
  /** Whether the jobs of the company are hidden. The button then shows them again. */
  readonly isHidden: boolean;
}

/** Hides all jobs of a company in all lists, or shows them again. */
export function CompanyButton({ uid, company, isHidden }: CompanyButtonProps) {
  const [hideCompany] = useHideCompanyMutation();

  const setHidden = async (hidden: boolean): Promise<void> => {
    try {
      await hideCompany({ uid, company, isHidden: hidden }).unwrap();
      if (hidden) {
        notify.success(`All jobs of ${company} are hidden`, { text: 'Undo', run: () => void setHidden(false) });
      } else notify.success(`The jobs of ${company} are shown again`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be saved. Please try again.'), failure);
    }
  };

  const text = isHidden ? `Show jobs of ${company} again` : `Hide all jobs of ${company}`;
  return (
    <button type="button" className="btn btn-plain btn-sm text-break" onClick={() => void setHidden(!isHidden)}>
      <Icon name={isHidden ? 'eye' : 'building-slash'} />
      {text}
    </button>
  );
}
