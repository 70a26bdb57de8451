import { numberOf, type Position } from '@deals/events/platform'

/** Makes answers of a log that is asked, as long as it is open. */
export const whileOpen =
  (assertOpen: () => void) =>
  <Asked extends readonly unknown[], Answer>(answer: (...asked: Asked) => Answer) =>
  async (...asked: Asked): Promise<Answer> => {
    assertOpen()
    return answer(...asked)
  }

/** For logs that leave no position out, and for them alone. */
export const countBetween = (after: Position, upTo: Position): number => Math.max(0, numberOf(upTo) - numberOf(after))
