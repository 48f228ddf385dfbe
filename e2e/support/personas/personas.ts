import type { Browser } from '@playwright/test';
import type { Language } from '@savet/contract/languages';
import type { Product } from '../server/product.ts';
import { createPersona, type Personas } from './persona.ts';

/** Signs all personas up. */
export async function createPersonas(browser: Browser, product: Product): Promise<Personas> {
  const create = () => createPersona(browser, product);
  return {
    free: await create(),
    pro: await create(),
    admin: await create(),
    tester: await create(),
    spent: await create(),
    limited: await create(),
    payer: await create(),
    asker: await create(),
  };
}

/** Sets the language of all personas. */
export async function setLanguage(personas: Personas, language: Language): Promise<void> {
  const all = Object.values(personas);
  await Promise.all(all.map(({ call }) => call('updateUser', { language })));
}
