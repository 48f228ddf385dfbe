import { unzipSync } from 'fflate';

/** The entries of a ZIP file as texts. @throws an error with a `code` if the file is not whole */
export function textsInZip(file: Uint8Array): string[] {
  const decoder = new TextDecoder();
  return Object.values(unzipSync(file)).map((bytes) => decoder.decode(bytes));
}
