import { openJudge } from '../language-model/index.ts'
import { openModelServer, type Manner } from './model-server.ts'

/** A judge whose model answers in these manners, and that waits for nothing longer than is said. */
export async function judgeOf(manners: readonly Manner[], { longest = 20_000 } = {}) {
  const server = await openModelServer(...manners)
  const patience = { longest, tries: 3, firstPause: 1, mostFailures: 2, restFor: 60_000 }
  const { judge } = await openJudge(server.server, patience)
  if (judge === undefined) {
    throw new Error('a server is named, so there is a model')
  }
  return { ...server, judge }
}
