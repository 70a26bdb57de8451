import { problemsBy } from '@deals/process/http'

/** What a thrown error says to whoever asked. */
export const problemOf = problemsBy(() => 'The site is catching its breath. Please try again in a moment')
