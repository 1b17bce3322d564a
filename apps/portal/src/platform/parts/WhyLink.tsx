import { Link } from '@tanstack/react-router';
import { paths } from '../navigation/paths.ts';
import './why-link.css';

interface WhyLinkProps {
  /** The page or button that the user was looking for. */
  asked?: string | undefined;
  text?: string;
}

/** A link to the page that explains missing permissions and takes requests for them. */
export const WhyLink = ({ asked, text = '为什么看不到？' }: WhyLinkProps) => (
  <Link to={paths.why} search={asked === undefined ? {} : { asked }} className="why-link">
    {text}
  </Link>
);
