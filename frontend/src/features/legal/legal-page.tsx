import '../../styles/legal.scss';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router-dom';
import { useServices } from '../../shared/api/services';
import { Logo } from '../../shared/ui/logo';
import { Main } from '../../shared/ui/main';
import { PageHeading } from '../../shared/ui/page-heading';
import { ThemeButton } from '../../shared/ui/theme-button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { makeOperatorStore } from './operator-api';

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  /** The link to the other legal page. */
  readonly otherPage: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of text that visitors and users can read, without the navigation of the signed-in area. */
export function LegalPage({ title, lead, otherPage, children }: LegalPageProps) {
  const services = useServices();
  const [store] = useState(() => makeOperatorStore(services));
  usePageTitle(title);
  return (
    <Provider store={store}>
      <div className="tr-legal">
        <header className="d-flex align-items-center justify-content-between mb-4">
          <Link className="tr-logo" to="/">
            <Logo />
          </Link>
          <ThemeButton />
        </header>
        <Main className="card">
          <PageHeading>{title}</PageHeading>
          <p className="tr-muted">{lead}</p>
          {children}
        </Main>
        <footer className="tr-small mt-4">
          <Link className="tr-inline" to={otherPage.to}>
            {otherPage.text}
          </Link>
        </footer>
      </div>
    </Provider>
  );
}
