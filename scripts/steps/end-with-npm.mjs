/**
 * Ends this process when the npm that started it was ended: npm passes a signal to the shell between the two, and most
 * shells keep it to themselves.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) {
    return
  }
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(look)
      process.kill(process.pid, 'SIGTERM')
    }
  }, 500)
  look.unref()
}
