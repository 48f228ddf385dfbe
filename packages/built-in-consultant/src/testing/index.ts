/** Samples and checks for the tests of other packages, and for `npm run consult`. */
export { loadKnowledge } from '../knowledge/knowledge.ts';
export { cyrillicShare } from '../language/language-of.ts';
export { bakery, recruiter, studio } from './brand-hubs.ts';
export { type JudgedReply, judgedReplies } from './judged/judged-replies.ts';
export { learnUsefulness, separation, separationOfUnseen } from './judged/learn-usefulness.ts';
export { learnOrders, toldForUs } from './orders/learn-orders.ts';
export { type CheckedAnswer, sampleAnswers } from './sixty/sample-answers.ts';
export { type LabelledSum, labelledSums } from './sums/labelled-sums.ts';
export { learnSums, rolesToldRightly } from './sums/learn-sums.ts';
