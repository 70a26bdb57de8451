/** How the server misbehaves, until it is told otherwise. */
export interface Faults {
  /** Takes calls and never answers them, later givings of the same attempt included. */
  isSilent: boolean
  /** Writes what it is given and never says so. */
  forgetsAnswers: boolean
  /** Does not let anybody in. */
  refuses: boolean
  /** Says nothing on subscriptions. */
  hasDeafSubscriptions: boolean
  /** Says positions that are not true where a filtered subscription tells how far it has looked. */
  tellsWrongCheckpoints: boolean
  /** Says of so many appends that another server leads. */
  refersToLeader: number
  /** Breaks off every read after so many events. */
  breaksReadsAfter: number
}

export const noFaults = (): Faults => ({
  isSilent: false,
  forgetsAnswers: false,
  refuses: false,
  hasDeafSubscriptions: false,
  tellsWrongCheckpoints: false,
  refersToLeader: 0,
  breaksReadsAfter: Infinity,
})

/** Lets work through, or keeps it until it is let through. */
export class Gate {
  #isShut = false
  #kept: (() => void)[] = []

  shut(): void {
    this.#isShut = true
  }

  open(): void {
    this.#isShut = false
    const kept = this.#kept
    this.#kept = []
    kept.forEach((work) => work())
  }

  /** Opens, and drops what was kept. */
  forget(): void {
    this.#kept = []
    this.open()
  }

  pass(work: () => void): void {
    if (this.#isShut) {
      this.#kept.push(work)
    } else {
      work()
    }
  }
}
