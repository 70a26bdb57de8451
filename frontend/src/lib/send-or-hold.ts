import { statusOf } from './api-problem.ts'
import { heldName, type HeldPress } from './held-press.ts'
import { readLocal } from './local-storage.ts'
import { newId } from './new-id.ts'

/** The text in which one of them names its post. */
const marked = ({ postId }: Pick<HeldPress, 'postId'>): string => `"postId":${postId},`

export const newPress = (press: Omit<HeldPress, 'at' | 'key'>): HeldPress => ({
  ...press,
  at: Date.now(),
  key: newId(),
})

/** Sends a press; where the site cannot be reached, or an earlier press on the post waits, the device keeps it for some minutes. */
export async function sendOrHold<Answer>(
  press: HeldPress,
  send: (key: string) => Promise<Answer>,
): Promise<Answer | 'held'> {
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
