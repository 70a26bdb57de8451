/** One line about what happens now; on the error stream, so that a command's own output stays clean. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** Ends the script with a sentence instead of a stack trace, leaving open work to finish. */
export function giveUp(sentence) {
  say(sentence)
  process.exitCode = 1
}

/** Says how long a step took, once it is done. */
export async function timed(name, work) {
  const began = performance.now()
  say(`${name} ...`)
  const result = await work()
  say(`${name}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
