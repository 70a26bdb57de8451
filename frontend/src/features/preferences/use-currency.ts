import { usePreference } from './use-preference.ts'

/** The currency in which prices are shown, and the way to change it. */
export const useCurrency = () => usePreference('currency')
