import { currentSession } from '../session/session.ts';
import { tokenOf } from './call.ts';
import { CallError } from './call-error.ts';

/**
 * Reads a file of the signed-in user, whatever its size: the browser keeps large ones on the disk.
 * @throws CallError
 */
export async function readFile(path: string): Promise<Blob> {
  const { uid } = currentSession.get();
  const read = async (renew: boolean) => {
    const token = await tokenOf(uid, renew);
    return fetch(path, {
      credentials: 'omit',
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  };
  try {
    let response = await read(false);
    if (response.status === 401) response = await read(true);
    if (response.ok) return await response.blob();
    const { status } = response;
    throw new CallError(`HTTP error! status: ${status}`, { status, failure: 'http' });
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('Network connection lost', { failure: 'connectionLost' });
  }
}
