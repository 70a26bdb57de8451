import { contentDrawn } from './content-drawn.ts'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] }))
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Somebody waits for the page, in a browser that draws when it is told to. */
function aWait() {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  const told = jest.fn()
  void contentDrawn().then(told)
  const isOverAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return told.mock.calls.length > 0
  }
  return { draw: () => frames.forEach((frame) => frame(0)), isOverAfter }
}

describe('what the server wrote is drawn', () => {
  it('once the browser has drawn a frame, and not before', async () => {
    const { draw, isOverAfter } = aWait()
    expect(await isOverAfter(500)).toBe(false)
    draw()
    expect(await isOverAfter(0)).toBe(true)
  })

  it('never in a tab that nobody sees, for which nobody waits', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(await aWait().isOverAfter(0)).toBe(true)
  })

  it('no more in a tab that was left, for which nobody waits longer', async () => {
    const { isOverAfter } = aWait()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await isOverAfter(0)).toBe(true)
  })

  it('is not waited for longer than a second', async () => {
    const { isOverAfter } = aWait()
    expect(await isOverAfter(999)).toBe(false)
    expect(await isOverAfter(1)).toBe(true)
  })
})
