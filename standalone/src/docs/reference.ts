import { asyncApi } from './asyncapi.ts'
import { configurationPage } from './configuration-page.ts'
import { describeCalls } from './describe-calls.ts'
import { endpointsPage } from './endpoints-page.ts'
import { eventsPage } from './events-page.ts'
import { rightsPage } from './rights-page.ts'

/** Every generated page of docs/reference: its name and its text. */
export async function referencePages(): Promise<Record<string, string>> {
  return {
    'events.md': eventsPage(),
    'asyncapi.json': `${JSON.stringify(asyncApi(), null, 2)}\n`,
    'endpoints.md': endpointsPage(describeCalls()),
    'configuration.md': configurationPage(),
    'rights.md': rightsPage(),
  }
}
