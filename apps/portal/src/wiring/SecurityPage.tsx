import type { ComponentType } from 'react';
import { AccountPage } from '../features/identity/account/AccountPage.tsx';
import { Bindings } from '../features/identity/account/Bindings.tsx';
import { OwnSessions } from '../features/identity/account/OwnSessions.tsx';
import { PasswordSection } from '../features/identity/account/PasswordSection.tsx';
import { SecondFactorSection } from '../features/identity/second-factor/settings/SecondFactorSection.tsx';

/** What stands on the page, in this order; each section is a panel that knows nothing of the others. */
const sections: readonly { key: string; Section: ComponentType }[] = [
  { key: 'password', Section: PasswordSection },
  { key: 'second-factor', Section: SecondFactorSection },
  { key: 'bindings', Section: Bindings },
  { key: 'sessions', Section: OwnSessions },
];

/** What keeps the person's account theirs (`/account/settings/security`). */
export const SecurityPage = () => (
  <AccountPage title="安全设置">
    {sections.map(({ key, Section }) => (
      <Section key={key} />
    ))}
  </AccountPage>
);
