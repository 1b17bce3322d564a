import type { ComponentType } from 'react';
import { AccountPage } from '../features/identity/account/AccountPage.tsx';
import { OwnSessions } from '../features/identity/account/OwnSessions.tsx';
import { PasswordSection } from '../features/identity/account/PasswordSection.tsx';
import { SecondFactorSection } from '../features/identity/second-factor/settings/SecondFactorSection.tsx';

/** The sections of the page, in order; each is a panel that knows nothing of the others. */
const sections: readonly { key: string; Section: ComponentType }[] = [
  { key: 'password', Section: PasswordSection },
  { key: 'second-factor', Section: SecondFactorSection },
  { key: 'sessions', Section: OwnSessions },
];

/** The page for password, second factor and sessions (`/account/settings/security`). */
export const SecurityPage = () => (
  <AccountPage title="安全设置">
    {sections.map(({ key, Section }) => (
      <Section key={key} />
    ))}
  </AccountPage>
);
