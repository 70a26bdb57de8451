import { foldPerEvent } from '../platform/fold-per-event.ts'
import { fillInRuns, runOf } from './model-runs.read-models.ts'

/** What language models took to fill in forms. */
export const fillInRunsProjection = foldPerEvent<'model'>({
  name: 'fill-in-runs',
  version: 1,
  collections: [fillInRuns],
  key: ({ data }) => ('day' in data ? String(data.day) : '*'),
  view: 'by-user',
  touches: ({ data, revision }) => ('day' in data ? [{ collection: fillInRuns, id: `${data.day}:${revision}` }] : []),
  folds: {
    PageReadByModel: (documents, { data: { day, ...asked }, revision }) =>
      documents.put(fillInRuns, `${day}:${revision}`, { day, ...runOf(asked) }),
  },
})
