/** No page waits longer for its code, whatever keeps the browser from drawing. */
const longestMs = 1_000

/** Until the browser has drawn what the server wrote; at once in a tab that nobody sees, because it draws nothing. */
export const contentDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve()
      return
    }
    // The first turn after a frame: what the frame shows is drawn by then.
    requestAnimationFrame(() => setTimeout(resolve))
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    setTimeout(resolve, longestMs)
  })
