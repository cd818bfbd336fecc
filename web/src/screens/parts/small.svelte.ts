/** What kind of screen this is. The styles ask the same questions. */
function asked(question: string): { readonly current: boolean } {
  const query = typeof matchMedia === 'function' ? matchMedia(question) : null;
  let answer = $state(query?.matches ?? false);
  query?.addEventListener('change', () => (answer = query.matches));
  return {
    get current(): boolean {
      return answer;
    },
  };
}

/** A phone's: narrow, or lying and low. */
export const small = asked('(max-width: 720px), (max-height: 500px) and (min-width: 560px)');

/** A small laptop's, or that of a small tablet that lies: everything side by side, and too low for an offer below the map. */
export const low = asked(
  [
    '(min-width: 1181px) and (min-height: 501px) and (max-height: 779px)',
    '(min-width: 721px) and (min-height: 501px) and (max-height: 700px) and (min-aspect-ratio: 4/5)',
  ].join(', '),
);
