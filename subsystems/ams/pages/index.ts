import { defineSubsystem } from '@portal/subsystem/define';
import { pagesOfSystem } from '@portal/subsystem/pages-of-system';
import { board, menu } from '../menu.ts';

export const ams = defineSubsystem({
  key: 'ams',
  pages: {
    'notice/List': async () => (await import('./features/notices/NoticePage.tsx')).NoticePage,
    'notice/Templates': async () =>
      (await import('./features/notices/templates/TemplatesPage.tsx')).TemplatesPage,
    'message/List': async () => (await import('./features/messages/MessagesPage.tsx')).MessagesPage,
    'sso/LogoutNotices': async () =>
      (await import('./features/sso/LogoutNoticesPage.tsx')).LogoutNoticesPage,
    'role/Roles': async () => (await import('./features/roles/RolesPage.tsx')).RolesPage,
    'role/Menus': async () => (await import('./features/menus/MenusPage.tsx')).MenusPage,
    'role/Publish': async () => (await import('./features/publishing/PublishPage.tsx')).PublishPage,
    'access/Requests': async () =>
      (await import('./features/access/RequestsPage.tsx')).RequestsPage,
    'access/Approvers': async () =>
      (await import('./features/access/ApproversPage.tsx')).ApproversPage,
    'sign-in/Desk': async () => (await import('./features/sign-in/SignInPage.tsx')).SignInPage,
    'audit/Log': async () => (await import('./features/audit/AuditPages.tsx')).AuditLogPage,
    'audit/FailedSignIns': async () =>
      (await import('./features/audit/AuditPages.tsx')).FailedSignInsPage,
    'base/CheckRules': async () =>
      (await import('./features/check-rules/CheckRulesPage.tsx')).CheckRulesPage,
    'base/Dictionaries': async () =>
      (await import('./features/dictionaries/DictionariesPage.tsx')).DictionariesPage,
    'base/Imports': async () => (await import('./features/imports/ImportsPage.tsx')).ImportsPage,
    'installation/FirstRun': async () =>
      (await import('./features/installation/first-run/FirstRunPage.tsx')).FirstRunPage,
    'installation/Brand': async () =>
      (await import('./features/installation/brand/BrandPage.tsx')).BrandPage,
    'installation/Systems': async () =>
      (await import('./features/installation/systems/SystemsPage.tsx')).SystemsPage,
    'installation/Clients': async () =>
      (await import('./features/installation/clients/ClientsPage.tsx')).ClientsPage,
    'installation/Channels': async () =>
      (await import('./features/installation/channels/ChannelsPage.tsx')).ChannelsPage,
    'installation/Settings': async () =>
      (await import('./features/installation/settings/SettingsPage.tsx')).SettingsPage,
    'people/Desk': async () => (await import('./features/people/PeoplePage.tsx')).PeoplePage,
    'organisation/Departments': async () =>
      (await import('./features/departments/DepartmentsPage.tsx')).DepartmentsPage,
    'organisation/Stores': async () =>
      (await import('./features/organisation/StoresPage.tsx')).StoresPage,
    'organisation/Groups': async () =>
      (await import('./features/organisation/UnitsPage.tsx')).GroupsPage,
    'organisation/Companies': async () =>
      (await import('./features/organisation/UnitsPage.tsx')).CompaniesPage,
    'organisation/Tenants': async () =>
      (await import('./features/organisation/TenantsPage.tsx')).TenantsPage,
    'organisation/Positions': async () =>
      (await import('./features/organisation/PositionsPage.tsx')).PositionsPage,
    'sessions/Online': async () =>
      (await import('./features/sessions/SessionsPage.tsx')).SessionsPage,
    'monitor/Health': async () => (await import('./features/monitoring/HealthPage.tsx')).HealthPage,
    'monitor/Server': async () => (await import('./features/monitoring/ServerPage.tsx')).ServerPage,
    'monitor/Jvm': async () => (await import('./features/monitoring/JvmPage.tsx')).JvmPage,
    'monitor/Tomcat': async () => (await import('./features/monitoring/TomcatPage.tsx')).TomcatPage,
    'monitor/Disks': async () => (await import('./features/monitoring/DisksPage.tsx')).DisksPage,
    'monitor/Database': async () =>
      (await import('./features/monitoring/DatabasePage.tsx')).DatabasePage,
    'monitor/Connections': async () =>
      (await import('./features/monitoring/ConnectionsPage.tsx')).ConnectionsPage,
    'monitor/Traces': async () => (await import('./features/monitoring/TracesPage.tsx')).TracesPage,
    'monitor/Jobs': async () => (await import('./features/monitoring/JobsPage.tsx')).JobsPage,
    'monitor/Redis': async () => (await import('./features/monitoring/RedisPage.tsx')).RedisPage,
    'monitor/Terminal': async () =>
      (await import('./features/monitoring/TerminalPage.tsx')).TerminalPage,
    'release/Systems': async () =>
      (await import('./features/releases/ReleasesPage.tsx')).ReleasesPage,
    'meeting/Calendar': async () =>
      (await import('./features/meetings/CalendarPage.tsx')).CalendarPage,
  },
  derived: pagesOfSystem({ menu, board }, async () => (await import('../system.ts')).ams),
});
