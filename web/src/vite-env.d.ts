/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** Where the sheet of icons is served. */
  const url: string;
  export default url;
}
