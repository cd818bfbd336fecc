/** Names that people give themselves: what nobody sees is taken out, and what is too long is cut. */

export const NAME_LENGTH = 24;

/** Controls and breaks, each as good as a space. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Signs that show nothing and change how their neighbours read. */
const UNSEEN = /[\p{Bidi_Control}\p{Cs}\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Something to read: no filler, no lone accent. */
const SEEN = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text in which each sign is one letter, which most names are: to cut others takes a browser many milliseconds the first time. */
const PLAIN = /^[ -~]*$/;

/** The signs as a reader counts them: many an emoji is made of several parts. */
function signs(text: string): string[] {
  if (PLAIN.test(text) || !Intl.Segmenter) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A line of text without what nobody sees. */
export const tidyLine = (text: string): string => text.replace(BREAKS, ' ').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

/** A name as the server takes it; no sign is cut in two, and a name that would show nothing is none. */
export function tidyName(text: string): string {
  let name = '';
  for (const sign of signs(tidyLine(text))) {
    if ([...name, ...sign].length > NAME_LENGTH) break;
    name += sign;
  }
  return SEEN.test(name) ? name.trim() : '';
}
