import { openStates, type ProjectionStore, type Request } from '../../platform/projection-store.ts'
import type { Statements } from './sqlite-statements.ts'

interface RequestRow {
  id: number
  projection: string
  action: Request['action']
  state: Request['state']
  result: string | null
  created_at: number
}

/** Work that pages ask of the projector, with what became of it. */
export function sqliteRequests(
  statements: Statements,
  changed: () => void,
  now: () => number,
): ProjectionStore['requests'] {
  return {
    async add({ projection, action }) {
      statements.run(`insert into requests(projection, action, state, created_at) values (?, ?, 'asked', ?)`, [
        projection,
        action,
        now(),
      ])
      changed()
    },
    async list() {
      const rows = statements.all<RequestRow>('select * from requests order by id desc limit 50')
      return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
    },
    async settle(id, state, result) {
      const isOpen = `state in (${openStates.map(() => '?').join(', ')})`
      const settle = `update requests set state = ?, result = ? where id = ? and ${isOpen}`
      statements.run(settle, [state, result, id, ...openStates])
      changed()
    },
  }
}
