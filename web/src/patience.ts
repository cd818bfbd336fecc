// Tests wait as long as a busy machine needs; what fails still says why.
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 10_000 });
