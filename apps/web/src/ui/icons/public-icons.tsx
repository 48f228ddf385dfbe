import { icon } from './icon.tsx';

/* The icons of the screens before log-in, apart from the others: these screens load nothing that they don't show. */
export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6');
export const EyeIcon = icon(
  'M3 12c2-4 5.2-6 9-6s7 2 9 6c-2 4-5.2 6-9 6s-7-2-9-6zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9.5 6.300A9.6 9.6 0 0 1 12 6c3.8 0 7 2 9 6a13 13 0 0 1-2.4 3.300M6.5 8A13 13 0 0 0 3 12c2 4 5.2 6 9 6 1.5 0 2.9-.3 4.1-.9',
);
