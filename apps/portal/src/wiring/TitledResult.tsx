import { setPageTitle } from '../features/workplace/tabs/pages/open-pages.ts';
import { ResultPage } from '../features/workplace/results/ResultPage.tsx';

/** The page of a result, whose tab has the title of the result. */
export const TitledResult = () => <ResultPage onTitle={setPageTitle} />;
