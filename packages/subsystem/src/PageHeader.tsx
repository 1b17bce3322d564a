import {
  PageHeader as Header,
  type PageHeaderProps as HeaderProps,
} from '@portal/ui/layout/PageHeader';
import { useRouter } from './session.ts';

interface PageHeaderProps extends Omit<HeaderProps, 'tabs'> {
  /** The parts of the page by their addresses; a chosen one is opened through the shell. */
  tabs?: Omit<NonNullable<HeaderProps['tabs']>, 'onOpen'>;
}

/** The head of a subsystem's page: its title, and a search field and tabs where it has any. */
export function PageHeader({ tabs, ...rest }: PageHeaderProps) {
  const router = useRouter();
  return <Header {...rest} {...(tabs && { tabs: { ...tabs, onOpen: router.push } })} />;
}
