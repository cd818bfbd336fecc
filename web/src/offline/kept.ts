/** What the page and its service worker say to each other. */

/** Take over as the newest version; keep the engine; keep this language, and these files, which this visit has used. */
export type Wish = 'take-over' | 'engine' | { language: string; used: string[] };

/** From now on games of this device can be played without a network. */
export type Kept = 'engine-kept';
