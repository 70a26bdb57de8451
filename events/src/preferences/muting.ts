/** A word that a member mutes: as it stands, or within others too. */
export interface MutedWord {
  text: string
  wholeWord: boolean
}

/** What a member does not want to see. The log and the views know members by their ids, answers and pages by their names. */
export interface Muted {
  stores: string[]
  words: MutedWord[]
  members: string[]
}

/** How many of each a member may mute, and how long a word is. */
export const mutedLimits = { stores: 50, words: 50, members: 200, shortestWord: 2, longestWord: 50 } as const

export const nothingMuted = (): Muted => ({ stores: [], words: [], members: [] })

/** A post as far as somebody may mute it. */
export interface MutablePost {
  readonly title: string
  readonly subtitle?: string | null | undefined
  /** The store that it has, and those that were merged into that. */
  readonly storeSlugs: readonly string[]
  /** Who posted it, as `members` names people. */
  readonly by: string
}

/** Tells which posts a member does not want to see; their own are never among them. */
export function mutedBy(muted: Muted, own: string | undefined): (post: MutablePost) => boolean {
  const words = muted.words.map(({ text, wholeWord }) => ({ text: compared(text), wholeWord }))
  return ({ title, subtitle, storeSlugs, by }) => {
    const text = compared(`${title}\n${subtitle ?? ''}`)
    return (
      by !== own &&
      (isMutedMember(by, muted) ||
        storeSlugs.some((slug) => muted.stores.includes(slug)) ||
        words.some((word) => isIn(text, word)))
    )
  }
}

export const isMutedMember = (name: string | null, { members }: { readonly members: readonly string[] }): boolean =>
  name !== null && members.includes(name)

const compared = (text: string): string => text.normalize().toLowerCase()

/** Whether it stands there, and where it is a whole word, with no letter or digit beside it. */
function isIn(text: string, { text: word, wholeWord }: MutedWord): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!wholeWord || !hasLetterBeside(text, at, at + word.length)) {
      return true
    }
  }
  return false
}

/** Far characters take two places. */
const hasLetterBeside = (text: string, from: number, to: number): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from)) ||
  /^[\p{L}\p{M}\p{N}]/u.test(text.slice(to, to + 2))
