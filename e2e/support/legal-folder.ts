import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Documents as an operator may write them. The privacy policy exists in English only, and there are no company details. */
const documents: Record<string, string> = {
  'terms.en.md':
    '# Terms of service\n\n## 1. Who we are\n\nSample Ltd, Sofia.\n\n<script>document.title = "taken over"</script>\n\n- You write.\n- We answer.\n\n## 2. Prices\n\nWith VAT.\n\n## 3. *Your* texts\n\nThey stay yours.\n\n## 4. The end\n\nAt any time.',
  'terms.bg.md':
    '# Общи условия\n\n## 1. Кои сме ние\n\n„Пример“ ООД, София.\n\n- Вие пишете.\n- Ние отговаряме.',
  'privacy.en.md': '# Privacy policy\n\nWe keep what you write, and sell nothing.',
  'refunds.en.md': '# Refunds\n\nWe return the money within 14 days.',
  'refunds.bg.md': '# Възстановяване на суми\n\nВръщаме парите до 14 дни.',
};

/** A folder for `LEGAL_DIR`. */
export function writeLegalFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'savet-legal-'));
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
