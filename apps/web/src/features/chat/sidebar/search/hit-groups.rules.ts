import type { CallOutput } from '@savet/contract/calls';

export type Hit = CallOutput<'searchChats'>['hits'][number];

/** The hits of one chat. */
export interface HitGroup {
  readonly chatId: string;
  readonly title: string;
  readonly archived: boolean;
  /** Of its best hit. */
  readonly at: string;
  readonly messages: readonly Hit[];
}

/** Hits by chat, in the order of each chat's first hit. */
export function hitGroups(hits: readonly Hit[]): HitGroup[] {
  const byChat = Map.groupBy(hits, ({ chatId }) => chatId);
  return [...byChat].flatMap(([chatId, members]) => {
    const [first] = members;
    if (!first) return [];
    const { title, archived, at } = first;
    return {
      chatId,
      title,
      archived,
      at,
      messages: members.filter((hit) => hit.messageId !== null),
    };
  });
}

/** The result that Enter opens at first: a chat by its title only if the title matched, otherwise its first message. */
export function bestAddress(
  hits: readonly Hit[],
  [group]: readonly HitGroup[],
): string | undefined {
  const ofGroup = hits.filter(({ chatId }) => chatId === group?.chatId);
  const best = ofGroup.find(({ messageId }) => messageId === null) ?? ofGroup[0];
  return best && addressOf(best);
}

/** The address that shows a hit. */
export function addressOf({ chatId, messageId, position }: Hit): string {
  return messageId === null
    ? `/chat/${chatId}`
    : `/chat/${chatId}?message=${messageId}&position=${position}`;
}
