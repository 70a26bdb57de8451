import type { LaneProgress, Projector } from '@deals/projector/app'
import type { ProjectionReport, ProjectionsPort } from '@deals/query-api/app'

/** How far each projection is, told by the projector that folds it. */
export function createProjectionsPort(projector: Pick<Projector, 'progress'>): ProjectionsPort {
  return {
    async report() {
      const lanes = await projector.progress()
      const names = [...new Set(lanes.map(({ projection }) => projection))]
      return names.map((name) =>
        reportOf(
          name,
          lanes.filter(({ projection }) => projection === name),
        ),
      )
    },
  }
}

function reportOf(name: string, lanes: readonly LaneProgress[]): ProjectionReport {
  const active = lanes.find(({ role }) => role === 'active')
  return {
    name,
    active: active?.version ?? null,
    previous: lanes.find(({ role }) => role === 'previous')?.version ?? null,
    paused: active?.state === 'paused',
    position: active?.position ?? 0,
    head: active?.head ?? 0,
    parkedKeys: lanes.reduce((sum, { parkedKeys }) => sum + parkedKeys, 0),
    versions: lanes.map(({ version, state, position }) => ({ version, state, position, digest: '' })),
  }
}
