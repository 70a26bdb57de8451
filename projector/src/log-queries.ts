import type { RequestListener } from 'node:http'
import { answerCalls } from '@deals/process'
import type { createPostLog } from './history/post-log.ts'
import { logQuestions, type LogQueries } from './log.questions.ts'
import type { Logger } from './platform/run-options.ts'
import type { Projector } from './start-projector.ts'
import type { createVoteLog } from './votes/vote-log.ts'

export interface InternalParts {
  postLog: ReturnType<typeof createPostLog>
  voteLog: ReturnType<typeof createVoteLog>
  projector: Pick<Projector, 'progress' | 'operate' | 'operationsDesk'>
  token: string
  logger: Logger
}

/** Answers query-api from the log and from the folds, and nobody else. */
export function answerLogQuestions({ postLog, voteLog, projector, token, logger }: InternalParts): RequestListener {
  const answers: LogQueries = {
    progress: () => projector.progress(),
    operate: (wish) => projector.operate(wish),
    operationsDesk: () => projector.operationsDesk({}),
    eventsOf: ({ postId }) => postLog.eventsOf(postId),
    commentEvents: ({ commentId }) => postLog.commentEvents(commentId),
    voteReceipts: ({ postId, userId }) => voteLog.receiptsOf(postId, userId),
    postVersions: ({ asked }) => postLog.versions(asked),
    postAsOf: ({ postId, until }) => postLog.asOf(postId, until),
  }
  const problemOf = (error: unknown) => {
    logger.error({ err: error }, 'a question about the log failed')
    return { status: 503, message: 'The log does not answer.' }
  }
  const answer = answerCalls(logQuestions, answers, { door: 'log', token, problemOf })
  return (request, response) => {
    answer(request, response, () => {
      response.writeHead(404).end()
    })
  }
}
