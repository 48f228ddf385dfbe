import { createContext } from 'react';
import type { LanguageValue } from './language.ts';

export const LanguageContext = createContext<LanguageValue | undefined>(undefined);
