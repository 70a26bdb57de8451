/** How long answers take, and so how long it is worth waiting for one. */
export interface AnswerTimes {
  took(ms: number): void
  /** Milliseconds after which an answer is not to be expected any more. */
  patience(): number
}

/** Before anything is known, and between which bounds later. */
const first = 80
const least = 50
const most = 400

/**
 * Reckoned as the senders of TCP reckon it: the usual time and four times what it varies by. Answers that come late
 * count too, so a server that is slow is soon not asked everything twice; those that never come do not, so one that
 * loses sight of equal appends makes nobody wait the longer for it.
 */
export function answerTimes(): AnswerTimes {
  let known: { readonly usual: number; readonly varies: number } | undefined
  return {
    took(ms) {
      known =
        known === undefined
          ? { usual: ms, varies: ms / 2 }
          : {
              usual: known.usual + (ms - known.usual) / 8,
              varies: known.varies + (Math.abs(ms - known.usual) - known.varies) / 4,
            }
    },
    patience() {
      const expected = known === undefined ? first : Math.max(least, known.usual + 4 * known.varies)
      return Math.min(most, expected)
    },
  }
}
