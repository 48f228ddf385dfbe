/** Texts of the list of keyboard shortcuts, a chunk of their own. */
export const shortcuts = {
  names: {
    search: 'Search all chats',
    newChat: 'New chat',
    composer: 'Go to the question box',
    menu: 'Open or close the menu',
    help: 'Show this list',
  },
  singleKeys: { label: 'Single-key shortcuts (/ and ?)', on: 'On', off: 'Off' },
};
