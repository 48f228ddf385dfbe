/** Families of models in the order of their Bulgarian. The first pattern that a name matches decides. */
const families = [/bggpt/i, /gemma/i, /^(?!.*deepseek).*qw(en|q)/i, /^(?!.*deepseek).*llama/i];

const embedding = /embed|minilm|rerank|(^|[/_-])(bge|gte|e5|bert)[-_]/i;
/** Models for another purpose than answering questions. */
const special = /code|guard|shield|whisper|translat|function/i;
const visionOnly = /llava|moondream|vision|minicpm-v|paligemma|ocr|(^|[/:_.-]|\d)vl(?![a-z])/i;
/** Models that continue a text instead of following instructions. */
const base = /(^|[/:_.-])(base|pt|text|pretrained)(?![a-z])/i;

/** Whether the name is that of a model that only turns texts into vectors or ranks them. */
export function isEmbeddingName(name: string): boolean {
  return embedding.test(name);
}

/** Whether the name is that of a model that follows instructions in a chat. */
export function isChatName(name: string): boolean {
  return ![embedding, special, visionOnly, base].some((pattern) => pattern.test(name));
}

/** The place of the model's family in the order of preference; 0 is the best. */
export function familyRank(name: string): number {
  const rank = families.findIndex((pattern) => pattern.test(name));
  return rank < 0 ? families.length : rank;
}
