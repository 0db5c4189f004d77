import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AccessCard } from './accesses/access-card';
import { DangerZone } from './danger-zone';
import { DataCard } from './data-card';
import { HelpCard } from './help-card';
import { ReceiptNote } from './receipt-note';
import { SignInCard } from './sign-in/sign-in-card';
import { ThemeCard } from './theme-card';
import { useReceipt } from './use-receipt';

/**
 * `/settings`: sign-in, accesses of support, theme, data export, help and account deletion (spec section 2, Settings
 * screen).
 */
export function SettingsPage() {
  usePageTitle('Settings');
  const receipt = useReceipt();

  return (
    <div className="tr-settings tr-enter">
      <div className="tr-head">
        <PageHeading>Settings</PageHeading>
      </div>
      {receipt !== null && <ReceiptNote receipt={receipt} />}
      <div className="tr-stack tr-wide-gap">
        <SignInCard />
        <AccessCard />
        <ThemeCard />
        <DataCard />
        <HelpCard />
        <DangerZone />
      </div>
    </div>
  );
}

/** The name that a lazy route expects. */
export { SettingsPage as Component };
