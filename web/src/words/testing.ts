/** For all tests: sentences are compared in English, with every area there is. */
import { language } from '.';

await language.choose('en');
await language.need('board', 'classic', 'second-chance', 'climate-policy', 'nim', 'client-board', 'client-rails', 'client-policy', 'rules', 'client-story');
