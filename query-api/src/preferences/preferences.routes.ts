import type { preferenceReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getPreferences } from './get-preferences.query.ts'

export const preferenceAnswers: Answers<typeof preferenceReads> = {
  getPreferences: { query: getPreferences },
}
