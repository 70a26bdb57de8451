/** Between two pieces of work the browser draws, and answers who scrolls, types or presses. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
