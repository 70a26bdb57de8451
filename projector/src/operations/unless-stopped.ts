/** The operator has ended the command. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** What is waited for, or Stopped when the operator has had enough of it and it has not ended by itself soon after. */
export async function unlessStopped<T>(waited: Promise<T>, signal: AbortSignal, graceMs = 0): Promise<T> {
  let leave = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    let grace: NodeJS.Timeout | undefined
    const giveUp = () => {
      grace = setTimeout(() => reject(new Stopped('stopped')), graceMs)
    }
    leave = () => {
      clearTimeout(grace)
      signal.removeEventListener('abort', giveUp)
    }
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) {
      giveUp()
    }
  })
  try {
    return await Promise.race([waited, stopped])
  } finally {
    leave()
  }
}
