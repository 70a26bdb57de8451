import { api } from '../../lib/api.ts'

export interface BugReport {
  readonly title: string
  readonly description: string
  readonly page: string
  readonly severity: string
  readonly email?: string
}

export interface ContactMessage {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly message: string
}

/** What the site answers to a letter: a number to come back with. */
export interface Received {
  readonly reference?: string
}

/** Letters to the people who run the site. */
export const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportBug: build.mutation<Received | null, BugReport>({
      query: (body) => ({ path: '/api/bug-reports', method: 'POST', body }),
    }),
    contact: build.mutation<Received | null, ContactMessage>({
      query: (body) => ({ path: '/api/contact', method: 'POST', body }),
    }),
  }),
})
