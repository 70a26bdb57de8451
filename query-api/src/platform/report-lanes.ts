import { beforeFirst, numberOf } from '@deals/events'
import type { ProjectionReport } from '@deals/events'
import type { LaneReport } from '@deals/projector/read-models'

/** One report for each projection, with all of its versions. */
export function reportsOf(lanes: readonly LaneReport[]): ProjectionReport[] {
  const names = [...new Set(lanes.map(({ projection }) => projection))]
  return names.map((name) =>
    reportOf(
      name,
      lanes.filter(({ projection }) => projection === name),
    ),
  )
}

function reportOf(name: string, lanes: readonly LaneReport[]): ProjectionReport {
  const active = lanes.find(({ role }) => role === 'active')
  return {
    name,
    active: active?.version ?? null,
    previous: lanes.find(({ role }) => role === 'previous')?.version ?? null,
    paused: active?.state === 'paused',
    position: numberOf(active?.position ?? beforeFirst),
    head: numberOf(active?.head ?? beforeFirst),
    lagEvents: active?.lagEvents ?? null,
    lagSeconds: active?.lagSeconds ?? 0,
    parkedKeys: lanes.reduce((sum, { parkedKeys }) => sum + parkedKeys, 0),
    versions: lanes.map(({ version, state, position, digest }) => ({
      version,
      state,
      position: numberOf(position),
      digest,
    })),
  }
}
