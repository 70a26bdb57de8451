import type { Scheduler } from 'fast-check'

type Ask<Asked extends unknown[], Answer> = (...asked: Asked) => Promise<Answer>

/** As if on another machine: what is asked takes effect, and is answered, when a scheduler says that its turn has come. */
export const farAway =
  (turns: Scheduler) =>
  <Asked extends unknown[], Answer>(ask: Ask<Asked, Answer>): Ask<Asked, Answer> =>
  async (...asked) => {
    await turns.schedule(Promise.resolve())
    const answer = await ask(...asked)
    await turns.schedule(Promise.resolve())
    return answer
  }
