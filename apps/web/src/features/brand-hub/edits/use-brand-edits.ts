import { brandFieldAt, brandValue } from '@savet/contract/brand-hub';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { type DocumentsValue, useDocuments } from '../../../lib/documents/documents-context.ts';
import { useUser } from '../../../lib/documents/hooks.ts';
import type { UserDocuments } from '../../../lib/documents/user-documents.ts';
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
/** Codes after which the same edit may still be taken later. */
const passing = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL', 'UNAUTHENTICATED']);

const known = new WeakMap<UserDocuments, BrandEdits>();

/** Edits of this user's fields that are on their way, and what can be done with them. */
export function useBrandEdits(): BrandEdits & { edits: ReadonlyMap<string, BrandEdit> } {
  const value = useDocuments();
  const { liveStatus } = value;
  const brandEdits = editsOf(value);
  const edits = useSyncExternalStore(brandEdits.subscribe, brandEdits.all, brandEdits.all);
  const user = useUser();
  const isWaiting = [...edits.values()].some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!user) return;
    brandEdits.arrived({
      version: (path) => user.brandVersions[path] ?? 0,
      value: (path) => brandValueAt(user.userInfo, path),
    });
  }, [brandEdits, user, edits]);
  useEffect(() => {
    if (liveStatus === 'open') brandEdits.sendWaiting();
  }, [brandEdits, liveStatus]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(brandEdits.sendWaiting, SEND_AGAIN_MS);
    window.addEventListener('online', brandEdits.sendWaiting);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', brandEdits.sendWaiting);
    };
  }, [brandEdits, isWaiting]);
  return { ...brandEdits, edits };
}

function editsOf({ uid, isViewOnly, documents }: DocumentsValue): BrandEdits {
  const found = known.get(documents);
  if (found) return found;
  const edits = createBrandEdits({
    storage: isViewOnly ? memoryStorage() : pageStorage(),
    uid,
    deliver,
  });
  known.set(documents, edits);
  return edits;
}

async function deliver({ key, ...edit }: Delivery): Promise<SaveResult> {
  try {
    const { version } = await call('saveBrandField', edit, key);
    return { kind: 'saved', version };
  } catch (error) {
    if (!(error instanceof CallError) || error.code === undefined) return { kind: 'lost' };
    if (error.code === 'FIELD_CONFLICT') return { kind: 'conflict' };
    return { kind: passing.has(error.code) ? 'lost' : 'refused' };
  }
}

function brandValueAt(userInfo: object, path: string): string {
  const field = brandFieldAt(path);
  return field ? brandValue(userInfo, field) : '';
}
