import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../lib/call/call.ts';
import { isRefusal } from '../../../lib/call/call-error.ts';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import { useUser } from '../../../lib/documents/hooks.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import { useSendAgain } from '../../../lib/documents/use-send-again.ts';
import { memoryStorage, pageStorage } from '../../../lib/storage/page-storage.ts';
import {
  type BrandEdit,
  type BrandEdits,
  createBrandEdits,
  type Delivery,
  type SaveResult,
} from './brand-edits.ts';

/** How often an edit that has not arrived is sent again by itself, in milliseconds. */
const SEND_AGAIN_MS = 15_000;

/** Edits of this user's fields that are on their way, and what can be done with them. */
export function useBrandEdits(): BrandEdits & { edits: ReadonlyMap<string, BrandEdit> } {
  const brandEdits = editsOf(useDocuments());
  const edits = useSyncExternalStore(brandEdits.subscribe, brandEdits.all, brandEdits.all);
  const user = useUser();
  useEffect(() => {
    if (!user) return;
    brandEdits.arrived({
      version: (path) => user.brandVersions[path] ?? 0,
      value: (path) => brandValueAt(user.userInfo, path),
    });
  }, [brandEdits, user, edits]);
  return { ...brandEdits, edits };
}

/** Sends again what has not arrived, also what an earlier page left, whatever the screen. */
export function useSendWaitingEdits(): void {
  const brandEdits = editsOf(useDocuments());
  const edits = useSyncExternalStore(brandEdits.subscribe, brandEdits.all, brandEdits.all);
  const isWaiting = [...edits.values()].some(({ state }) => state === 'waiting');
  useSendAgain(isWaiting, brandEdits.sendWaiting, SEND_AGAIN_MS);
}

const editsOf = perUser(({ uid, isViewOnly }: DocumentsValue) =>
  createBrandEdits({
    storage: isViewOnly ? memoryStorage() : pageStorage(),
    uid,
    deliver: (edit) => deliver(uid, edit),
  }),
);

async function deliver(uid: string, { key, ...edit }: Delivery): Promise<SaveResult> {
  try {
    const { version } = await call('saveBrandField', { uid, ...edit }, key);
    return { kind: 'saved', version };
  } catch (error) {
    if (!isRefusal(error)) return { kind: 'lost' };
    return { kind: error.code === 'FIELD_CONFLICT' ? 'conflict' : 'refused' };
  }
}

function brandValueAt(userInfo: object, path: string): string {
  const field = brandFieldAt(path);
  return field ? brandValue(userInfo, field) : '';
}
