import { counted, writtenDay, type ReceiptFinding, type VoteReceipt, type VoteStanding } from '@deals/events'

/** What was given, as a heading. */
export const valueWords = { 1: 'Upvote', [-1]: 'Downvote', 0: 'Vote taken back' } as const

const hourDigits = 'yyyy-mm-ddT'.length

/** "12 Jan 2026, between 10:00 and 11:00 UTC": no receipt tells a finer time. */
export function hourWords(hour: string): string {
  const from = Number(hour.slice(hourDigits))
  return `${writtenDay(hour.slice(0, hourDigits - 1))}, between ${from}:00 and ${from + 1}:00 UTC`
}

/** What becomes of the member's vote in the order of lists, and why. */
export const standingWords: Readonly<Record<VoteStanding, string>> = {
  counted: 'Counted: your vote moves the deal in the lists.',
  waiting: 'Waiting: your account is new. Your vote is shown, and it moves the deal once the account has grown up.',
  'own-post': 'Excluded: it is your own post. Your vote is shown, and it never moves the deal in the lists.',
  none: 'You have no vote here now.',
}

/** What checking came to; `cannot-check` where a browser keeps hashes from pages without https. */
export type Checked = ReceiptFinding | 'cannot-check'

interface Said {
  readonly title: string
  readonly text: string
}

/** What was proved and what was not, in plain words. */
export function checkWords(checked: Checked, { proof }: VoteReceipt): Said {
  switch (checked) {
    case 'proved':
      return {
        title: 'Proved',
        text: `Your browser hashed what the receipt says and reached the published root of ${writtenDay(proof?.day ?? '')}. This vote is one of its ${counted(proof?.votes ?? 0, 'vote', 'votes')} and cannot be changed unseen. Who gave the other votes is not proved by this.`,
      }
    case 'no-root-yet':
      return {
        title: 'Not published yet',
        text: 'The leaf is the hash of what the receipt says. The root of its day is published once that is over, in UTC. Keep this receipt and check again then: the leaf must be the same.',
      }
    case 'wrong-leaf':
      return {
        title: 'Not proved',
        text: 'The leaf is not the hash of what the receipt says: something in it was changed.',
      }
    case 'wrong-path':
      return { title: 'Not proved', text: 'The hashes of the receipt do not lead from its leaf to its root.' }
    case 'other-root':
      return {
        title: 'Not proved',
        text: 'The site does not publish this root for this day. Keep the receipt and tell us: this should never happen.',
      }
    case 'cannot-check':
      return {
        title: 'Not checked',
        text: 'This browser computes hashes on pages with https alone. Download the receipt and check it elsewhere.',
      }
  }
}
