// One file per weight: the browser then loads only the alphabets a page uses.
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sc/700.css';
