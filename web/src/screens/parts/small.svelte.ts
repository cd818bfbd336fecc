/** Is the screen as narrow as a phone's? */
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 720px)') : null;
let narrow = $state(query?.matches ?? false);
query?.addEventListener('change', () => (narrow = query.matches));

export const small = {
  get current(): boolean {
    return narrow;
  },
};
