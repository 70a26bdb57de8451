/** Whether the address asks for an alert that is not there yet. */
export const isNewAlert = (id: string | undefined): boolean => id === 'new'
