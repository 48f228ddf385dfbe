/** Whether every journey and check runs on a desktop and on a phone (`npm run test:long`). */
export const allScreens = process.env.ALL_SCREENS === '1';
