import { operationQuestions, type OperationWish } from '@deals/events'

/** What the thread of the projector is asked to do. */
export const parseWish = (asked: unknown): OperationWish => operationQuestions.operate.asks.parse(asked)
