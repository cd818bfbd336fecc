// The browser's own field for files speaks the browser's language: a button of the page's own lies over it.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { enterWorkshop } from '../../texts/index.svelte';
import '../fixtures';
import IconField from './IconField.svelte';

afterEach(cleanup);

test('a drawing of one’s own is chosen with a button in the words of the page', async () => {
  await enterWorkshop();
  render(IconField, { value: 'swamp', icons: ['swamp'], group: 'a', faults: [], onchange: vi.fn() });
  expect(screen.getByLabelText('A drawing of your own (SVG)').closest('label')?.classList).toContain('file');
});
