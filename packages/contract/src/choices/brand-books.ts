export const brandBookFormats = ['pdf', 'docx'] as const;
export type BrandBookFormat = (typeof brandBookFormats)[number];
/** In the language of the account, or in every language. */
export const brandBookLanguages = ['own', 'all'] as const;
export type BrandBookLanguage = (typeof brandBookLanguages)[number];
