// Light, dark, or as the system has it; the choice is kept in this browser.

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'elbowroom.theme';
const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function stored(): Theme {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '"system"');
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

let chosen = $state<Theme>(stored());

function show(): void {
  const dark = chosen === 'dark' || (chosen === 'system' && (system?.matches ?? false));
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#2a2320' : '#fbf4e3');
}

export const theme = {
  get current(): Theme {
    return chosen;
  },
  set current(next: Theme) {
    chosen = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // kept for as long as the page is open
    }
    show();
  },
};

system?.addEventListener('change', show);
show();
