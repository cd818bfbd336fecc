/** Is the screen a phone's: narrow, or lying and low? The styles ask the same. */
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 720px), (max-height: 500px) and (min-width: 560px)') : null;
let narrow = $state(query?.matches ?? false);
query?.addEventListener('change', () => (narrow = query.matches));

export const small = {
  get current(): boolean {
    return narrow;
  },
};
