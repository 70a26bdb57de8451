import { allHttpCalls } from '@deals/events'
import { describeCalls as describe } from '@deals/query-api/app'

/** The description of all calls as a running site gives it. */
export const describeCalls = (): unknown => describe(allHttpCalls, 'http://localhost:3000')
