import { saveFile } from './save-file.ts';

/** Lets the browser download a file that a call has returned. */
export function saveBase64(file: { fileName: string; mediaType: string; content: string }): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  saveFile(file.fileName, new Blob([bytes], { type: file.mediaType }));
}
