/** Run before the first start: learning takes seconds, and a server would spend them at its start. */
import { prepareKnowledge } from './knowledge/knowledge.ts';

prepareKnowledge();
