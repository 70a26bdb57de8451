import '@testing-library/jest-dom'

/** What jsdom lacks: a connection to the site that never opens. Tests of what is told while a page is open bring their own. */
class NeverOpen extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readyState = 0
  close() {
    this.readyState = NeverOpen.CLOSED
  }
}
Object.assign(globalThis, { EventSource: NeverOpen })
