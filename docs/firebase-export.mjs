// Writes the documents of a Firebase project for `npm run staff -- import-firebase`, one a line.
// npm install firebase-admin; GOOGLE_APPLICATION_CREDENTIALS=key.json node firebase-export.mjs documents.ndjson
// Names of further collections that stand below documents can follow the file.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';

const PAGE = 500;
const [path = 'documents.ndjson', ...further] = process.argv.slice(2);
initializeApp();
const firestore = getFirestore();
const file = createWriteStream(path);
let count = 0;

for (const collection of await firestore.listCollections()) await write(collection);
// All collections of a name at once: asking each chat for its messages would take a request a chat.
for (const name of ['chatHistory', 'messages', ...further]) {
  await write(firestore.collectionGroup(name));
}
file.end();
await once(file, 'finish');
console.log(`${count} documents`);

async function write(query) {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    for (const document of page.docs) {
      count += 1;
      const line = JSON.stringify({ path: document.ref.path, data: document.data() });
      if (!file.write(`${line}\n`)) await once(file, 'drain');
    }
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
}
