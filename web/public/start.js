// Before the first paint: the chosen theme, else the system's; and the files of this screen in this language, which are named
// here when the page is built, are asked for at once.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(`elbowroom.${key}`);
    } catch {
      return null; // no storage: as the system has it
    }
  };
  const theme = kept('theme');
  const dark = theme === '"dark"' || (theme !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const { dataset: files, src } = document.currentScript;
  const screen = location.pathname.slice(new URL('.', src).pathname.length).split('/')[0] || 'home';
  const language = [kept('language'), ...navigator.languages].map((each) => each?.slice(0, 2)).find((each) => each in files) ?? 'en';
  const both = screen + language[0].toUpperCase() + language[1]; // what this screen needs in this language alone
  for (const file of [screen, language, both].flatMap((name) => files[name]?.split(' ') ?? []).filter(Boolean)) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = new URL(file, src).href;
    document.head.append(link);
  }
})();
