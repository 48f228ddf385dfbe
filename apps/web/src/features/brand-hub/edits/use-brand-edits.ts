import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import { useEffect } from 'react';
import { call } from '#data/call/call.ts';
import { isRefusal } from '#data/call/call-error.ts';
import { type DocumentsValue, useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { perUser } from '#data/documents/per-user.ts';
import { useResend } from '#data/outbox/use-resend.ts';
import { memoryStorage, pageStorage } from '#data/storage/page-storage.ts';
import { useStore } from '#lib/store/create-store.ts';
import {
  type BrandEdit,
  type BrandEdits,
  createBrandEdits,
  type FieldEdit,
  type SaveResult,
} from './brand-edits.ts';

/** Interval at which a waiting edit is sent again, in milliseconds. */
const RESEND_MS = 15_000;

/** Pending edits of this user's fields, by path, with their actions. */
export function useBrandEdits(): Omit<BrandEdits, 'edits'> & {
  edits: ReadonlyMap<string, BrandEdit>;
} {
  const brandEdits = editsOf(useDocuments());
  const edits = useStore(brandEdits.edits);
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

/** Resends waiting edits on every screen, including those from before a reload. */
export function useSendWaitingEdits(): void {
  const brandEdits = editsOf(useDocuments());
  const edits = useStore(brandEdits.edits);
  const isWaiting = [...edits.values()].some(({ state }) => state === 'waiting');
  useResend(isWaiting, brandEdits.sendWaiting, RESEND_MS);
}

const editsOf = perUser(({ uid, isViewOnly }: DocumentsValue) =>
  createBrandEdits({
    storage: isViewOnly ? memoryStorage() : pageStorage(),
    uid,
    deliver: (edit) => deliver(uid, edit),
  }),
);

async function deliver(uid: string, { key, ...edit }: FieldEdit): Promise<SaveResult> {
  try {
    const { version } = await call('saveBrandField', { uid, ...edit }, key);
    return { kind: 'accepted', receipt: version };
  } catch (error) {
    if (!isRefusal(error)) return { kind: 'lost' };
    return { kind: 'held', reason: error.code === 'FIELD_CONFLICT' ? 'conflict' : 'refused' };
  }
}

function brandValueAt(userInfo: object, path: string): string {
  const field = brandFieldAt(path);
  return field ? brandValue(userInfo, field) : '';
}
