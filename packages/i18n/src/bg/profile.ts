import type { profile as english } from '../en/profile.ts';

/** Texts of the profile and of the settings that the menu shows too. */
export const profile: typeof english = {
  title: 'Профил',
  titleViewOnly: 'Профил (само\u00a0за\u00a0преглед)',
  back: 'Към чата',
  save: 'Запазване',
  cancel: 'Отказ',
  email: 'Имейл',
  language: 'Език',
  theme: 'Тема',
  themes: { system: 'Според системата', light: 'Светла', dark: 'Тъмна' },
  logOut: 'Изход',
  unsent: {
    title: 'Не всичко е изпратено',
    text: 'Има чернови или промени, които са само на това устройство. Ако ги запазите, ще Ви чакат при следващото влизане; на споделено устройство може да ги види и друг човек.',
    keep: 'Запазване и изход',
    delete: 'Изтриване и изход',
  },
  logOutFailed:
    'Не излязохте от профила си, защото няма връзка със сървъра. Моля, опитайте отново.',
  saveFailed: 'Промяната не беше запазена. Моля, опитайте отново.',
  settingFailed: 'Изборът Ви не беше запазен.',
};
