import { Link } from '@tanstack/react-router';
import { paths } from '../navigation/paths.ts';
import './why-link.css';

/** The way to the page that says why somebody does not see something; `asked` is what they wanted to see. */
export const WhyLink = ({ asked }: { asked?: string | undefined }) => (
  <Link to={paths.why} search={asked === undefined ? {} : { asked }} className="why-link">
    为什么看不到？
  </Link>
);
