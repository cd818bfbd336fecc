// Before the first paint: the chosen theme, else the system's.
(() => {
  let chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('elbowroom.theme') ?? '"system"');
  } catch {
    // no storage: the system's theme it is
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
