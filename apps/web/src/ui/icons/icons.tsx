import { icon } from './icon.tsx';

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const MinusIcon = icon('M6 12h12');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const SpellingIcon = icon('M4 14L8 4l4 10M5.500 10.500h5M10 18l3 3 8-8');
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6');
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6');
export const NextIcon = icon('M9 6l6 6-6 6');
export const PreviousIcon = icon('M15 6l-6 6 6 6');
export const PencilIcon = icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20zM14 6.500L17.5 10');
export const TrashIcon = icon('M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5');
export const CopyIcon = icon('M9 9h10v11H9zM5 15V4h10');
export const RetryIcon = icon('M19 12a7 7 0 1 1-2.2-5.100M19 4v4.500h-4.5');
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v1.500M12 19.500V21M3 12h1.500M19.500 12H21M5.600 5.600l1.100 1.100M17.300 17.300l1.100 1.100M5.600 18.400l1.100-1.100M17.300 6.700l1.100-1.100',
);
export const MoonIcon = icon('M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10');
export const ScreenIcon = icon('M4 5h16v11H4zM9 20h6M12 16v4');
export const KeyboardIcon = icon('M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M18 10h.01M8 14h8');
export const SearchIcon = icon(
  'M10.500 4a6.5 6.500 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.300 15.300L20 20',
);
export const MailIcon = icon('M4 6h16v12H4zM4.5 6.500L12 13l7.5-6.5');
export const MoreIcon = icon(
  'M6 11.500a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1m6 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1m6 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1',
);
export const BrandIcon = icon('M12 4l7 4v8l-7 4-7-4V8zM12 12l7-4M12 12L5 8M12 12v8');
export const FolderIcon = icon('M4 6h6l2 2.500h8V19H4z');
export const ArchiveIcon = icon('M4 5h16v4H4zM5.500 9v10h13V9M10 13h4');
export const AdminIcon = icon(
  'M12 4l7 2.500v5c0 4-2.9 7-7 8.5-4.1-1.5-7-4.5-7-8.500v-5zM9 12l2 2 4-4',
);
export const SettingsIcon = icon(
  'M4 8h9M17 8h3M4 16h3M11 16h9M15 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
);
export const ThumbUpIcon = icon(
  'M7 11v9H4v-9zM7 11l4-7c1.6 0 2.5 1 2.5 2.500L13 10h5.500c1 0 1.7.9 1.5 1.900l-1.2 6.500c-.2 1-1 1.6-1.9 1.600H7',
);
export const ThumbDownIcon = icon(
  'M7 13V4H4v9zM7 13l4 7c1.6 0 2.5-1 2.5-2.500L13 14h5.500c1 0 1.7-.9 1.5-1.900l-1.2-6.500c-.2-1-1-1.6-1.9-1.600H7',
);
export const IdeaIcon = icon(
  'M9 17a6 6 0 0 1-3-5.200 6 6 0 1 1 12 0A6 6 0 0 1 15 17zM9.500 20.500h5',
);
export const LockIcon = icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
