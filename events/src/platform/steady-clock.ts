/** Milliseconds that go on evenly, whatever happens to the clock of the machine: for what is counted by lengths of time alone. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
