/** The texts of errors that people read before they have logged in. */
export const entranceErrors = {
  byCode: {
    UNAUTHENTICATED: 'Your session has ended. Please log in again; what you typed has been kept.',
    USER_GONE: 'User not found',
    PASSWORD_COMMON:
      'This password is among the most common ones, which are tried first. Please choose another one, such as a longer phrase.',
    PASSKEY_REFUSED: 'This passkey was not accepted. Please try again, or use your password.',
  },
  connectionLost: 'Network connection lost - please check your internet connection',
};
