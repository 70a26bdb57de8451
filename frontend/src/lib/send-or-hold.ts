import { statusOf } from './api-problem.ts'
import { heldName, unanswered, type HeldPress } from './held-press.ts'
import { readLocal } from './local-storage.ts'
import { newId } from './new-id.ts'

/** The text in which one of them names its post. */
const marked = ({ postId }: Pick<HeldPress, 'postId'>): string => `"postId":${postId},`

export function newPress(press: Omit<HeldPress, 'at' | 'key'>): HeldPress {
  const made = { ...press, at: Date.now(), key: newId() }
  unanswered.add(made)
  return made
}

type SendPress<Answer> = (key: string) => Promise<Answer>

/** Sends a press; where the site cannot be reached, or an earlier press on the post waits, the device keeps it for some minutes. */
export const sendOrHold = <Answer>(press: HeldPress, send: SendPress<Answer>): Promise<Answer | 'held'> =>
  sendInTurn(press, send).finally(() => unanswered.delete(press))

async function sendInTurn<Answer>(press: HeldPress, send: SendPress<Answer>): Promise<Answer | 'held'> {
  if (readLocal(heldName)?.includes(marked(press)) !== true) {
    try {
      return await send(press.key)
    } catch (error) {
      if (statusOf(error) !== 0) {
        throw error
      }
    }
  }
  const { hold } = await import('./held-presses.ts')
  hold(press)
  return 'held'
}
