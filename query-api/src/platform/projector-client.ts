import { numberOf } from '@deals/events'
import { Away } from './away.ts'
import { parseAnswer } from './parse-answer.ts'
import type { PostLog, ProjectionsPort } from './ports.ts'
import { reportsOf, type LaneReport } from './report-lanes.ts'

export interface ProjectorClientOptions {
  /** Origin of a projector. */
  url: string
  token: string
}

const answerWithinMs = 5_000

/** What only a process with the log can tell, asked of a projector over HTTP. Throws Away while none answers. */
export function projectorClient(options: ProjectorClientOptions): { postLog: PostLog; projections: ProjectionsPort } {
  const ask = <Answer>(path: string) => call<Answer>(options, `/internal/${path}`)
  return {
    postLog: {
      eventsOf: (postId) => ask(`posts/${postId}/events`),
      asOf: (postId, until) =>
        ask(`posts/${postId}/as-of?${'at' in until ? `at=${until.at}` : `position=${numberOf(until.position)}`}`),
    },
    projections: {
      report: async () => reportsOf(await ask<LaneReport[]>('projections')),
    },
  }
}

async function call<Answer>({ url, token }: ProjectorClientOptions, path: string): Promise<Answer> {
  const headers = { 'x-internal-token': token }
  const signal = AbortSignal.timeout(answerWithinMs)
  try {
    const response = await fetch(`${url}${path}`, { headers, signal })
    if (response.ok) {
      return parseAnswer<Answer>(await response.json())
    }
  } catch (error) {
    throw new Away('No projector answers.', { cause: error })
  }
  throw new Away('A projector could not answer.')
}
