/** Run before the first start: learning takes seconds, and a server would spend them at its start. */
import { loadKnowledge } from './knowledge/knowledge.ts';

loadKnowledge();
