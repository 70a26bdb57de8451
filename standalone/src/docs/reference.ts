import { describeCalls } from '@deals/query-api/app'
import { asyncApi } from './asyncapi.ts'
import { configurationPage } from './configuration-page.ts'
import { endpointsPage } from './endpoints-page.ts'
import { eventsPage } from './events-page.ts'
import { questionsPage } from './questions-page.ts'
import { rightsPage } from './rights-page.ts'

/** Every generated page of docs/reference: its name and its text. */
export async function referencePages(): Promise<Record<string, string>> {
  return {
    'events.md': eventsPage(),
    'asyncapi.json': `${JSON.stringify(asyncApi(), null, 2)}\n`,
    'endpoints.md': endpointsPage(await describeCalls('http://localhost:3000')),
    'configuration.md': configurationPage(),
    'rights.md': rightsPage(),
    'questions.md': questionsPage(),
  }
}
