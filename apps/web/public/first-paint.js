// Before the first paint: the chosen theme and language, so that nothing flashes.
try {
  const theme = localStorage.getItem('savet.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('savet.language') === 'BG') document.documentElement.lang = 'bg';
} catch {
  // Without storage the system's theme and English hold.
}
