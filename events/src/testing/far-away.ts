import type { Scheduler } from 'fast-check'

type Ask<Asked extends unknown[], Answer> = (...asked: Asked) => Promise<Answer>

/** Lets others have so many turns. */
export async function passTurns(turns: Scheduler, count = 1): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await turns.schedule(Promise.resolve())
  }
}

/** As if on another machine: what is asked takes effect, and is answered, when a scheduler says that its turn has come. */
export const farAway =
  (turns: Scheduler) =>
  <Asked extends unknown[], Answer>(ask: Ask<Asked, Answer>): Ask<Asked, Answer> =>
  async (...asked) => {
    await passTurns(turns)
    const answer = await ask(...asked)
    await passTurns(turns)
    return answer
  }

/** Stands for a pause: it is over when a scheduler says so, however long it was to be. */
export async function passTime<Value>(
  turns: Scheduler,
  value: Value,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Value> {
  signal?.throwIfAborted()
  await passTurns(turns)
  signal?.throwIfAborted()
  return value
}
