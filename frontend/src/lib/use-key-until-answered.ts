import { newId } from './new-id.ts'
import { useKeptText } from './use-kept-text.ts'

/** What was sent and not answered is kept behind its key, a UUID. */
const keyLength = 36

/** The key under which something is sent: one for each content, kept until an answer comes. */
export function useKeyUntilAnswered(about: string) {
  const [onItsWay, keep] = useKeptText(`sent ${about}`)
  const isOnItsWay = (content: string) => onItsWay.slice(keyLength) === content
  return {
    isOnItsWay,
    keyOf: (content: string): string => {
      const sent = isOnItsWay(content) ? onItsWay : newId() + content
      keep(sent)
      return sent.slice(0, keyLength)
    },
    answered: () => keep(''),
  }
}
