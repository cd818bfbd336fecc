/** The games of this device have ids that no server gives: those have no dash. */
export const isTab = (table: string): boolean => table.startsWith('tab-');
