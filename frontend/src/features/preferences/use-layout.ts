import { usePreference } from './use-preference.ts'

/** Whether lists of deals are a grid or rows, and the way to change it. */
export const useLayout = () => usePreference('layout')
