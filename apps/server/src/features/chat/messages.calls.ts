import type * as calls from '@savet/contract/calls/messages';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { requireChat } from './chat.store.ts';
import { type GenerateResponseDependencies, generateResponse } from './generate-response.ts';
import { listMessageRows, readMessage, writeFeedback } from './messages.store.ts';
import { showVersion } from './show-version.ts';
import { stopTurn } from './turns/stop-turn.ts';
import { listVersions } from './versions/versions.ts';

export function messageCalls(dependencies: GenerateResponseDependencies): HandlersOf<typeof calls> {
  const { db } = dependencies;
  return {
    generateResponse: generateResponse(dependencies),

    stopResponse: async ({ chatId, messageId }, { subjectUid }) => {
      await stopTurn(db, subjectUid, chatId, messageId);
      return {};
    },

    listMessages: async ({ chatId, before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const chat = await requireChat(db, subjectUid, chatId);
      const messages = await listMessageRows(db, subjectUid, chatId, { before, limit: limit + 1 });
      return { messages: messages.slice(-limit), more: messages.length > limit, chat };
    },

    listVersions: async ({ chatId, messageId }, { subjectUid }) => ({
      versions: await listVersions(db, subjectUid, chatId, messageId),
    }),

    showVersion: async ({ chatId, messageId, version }, { subjectUid }) => ({
      message: await showVersion(db, subjectUid, { chatId, messageId, version }),
    }),

    setFeedback: async ({ chatId, messageId, feedback }, { subjectUid }) => {
      const message = await writeDocuments(db, subjectUid, async (trx, revision) => {
        const reply = await readMessage(trx, subjectUid, chatId, messageId);
        // An imported answer is not Savet's: a rating would say nothing about it.
        if (reply?.sender !== 'assistant' || reply.source) throw new ApiError('NOT_FOUND');
        await writeFeedback(trx, subjectUid, messageId, feedback, revision);
        return { ...reply, feedback, revision };
      });
      return { message };
    },
  };
}
