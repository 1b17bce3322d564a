import type { ComponentType } from 'react';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { Bindings } from '../features/account/Bindings.tsx';
import { OwnSessions } from '../features/account/OwnSessions.tsx';
import { PasswordSection } from '../features/account/PasswordSection.tsx';
import { SecondFactorSection } from '../features/second-factor/SecondFactorSection.tsx';

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
