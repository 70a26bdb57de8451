import { beforeFirst, numberOf, type ProjectionReport } from '@deals/events'
import type { ProcessorReport } from '@deals/projector/read-models'

/** One report for each projection, with all of its versions. */
export function reportsOf(processors: readonly ProcessorReport[]): ProjectionReport[] {
  const names = [...new Set(processors.map(({ projection }) => projection))]
  return names.map((name) =>
    reportOf(
      name,
      processors.filter(({ projection }) => projection === name),
    ),
  )
}

function reportOf(name: string, processors: readonly ProcessorReport[]): ProjectionReport {
  const active = processors.find(({ role }) => role === 'active')
  return {
    name,
    active: active?.version ?? null,
    previous: processors.find(({ role }) => role === 'previous')?.version ?? null,
    paused: active?.state === 'paused',
    state: active?.state ?? 'none',
    position: numberOf(active?.position ?? beforeFirst),
    head: numberOf(active?.head ?? beforeFirst),
    lagEvents: active?.lagEvents ?? null,
    lagSeconds: active?.lagSeconds ?? 0,
    parkedKeys: processors.reduce((sum, { parkedKeys }) => sum + parkedKeys, 0),
    versions: processors.map(({ version, state, position, digest }) => ({
      version,
      state,
      position: numberOf(position),
      digest,
    })),
  }
}
