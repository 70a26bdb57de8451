import { startOfHour, type AnyRecorded } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import { frontPages } from './front-pages.read-models.ts'

const idOf = ({ day, hour }: { day: number; hour: number }): string => `${day}-${hour}`

const keyOf = ({ data }: AnyRecorded): string => ('day' in data ? String(data.day) : '*')

/** The home page of each hour that was noted. */
export const frontPagesProjection = foldPerEvent<'frontpage'>({
  name: 'front-pages',
  version: 1,
  collections: [frontPages],
  key: keyOf,
  view: 'by-user',
  touches: (event) => (event.type === 'FrontPageNoted' ? [{ collection: frontPages, id: idOf(event.data) }] : []),
  folds: {
    FrontPageNoted: (documents, { data }) => {
      const { day, readAt, places } = data
      documents.put(frontPages, idOf(data), { day, readAt, places, hourAt: startOfHour(data) })
    },
  },
})
