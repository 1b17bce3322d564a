import { Link } from '@tanstack/react-router';
import { paths } from '../navigation/paths.ts';
import './why-link.css';

/** A link to the page that explains missing permissions; `asked` is what the user was looking for. */
export const WhyLink = ({ asked }: { asked?: string | undefined }) => (
  <Link to={paths.why} search={asked === undefined ? {} : { asked }} className="why-link">
    为什么看不到？
  </Link>
);
