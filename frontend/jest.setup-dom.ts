import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'

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

const usual = getConfig()
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/** Whoever waits for something tries many times; what the document holds is printed once, when they give up. */
function elementError(message: string | null, container: Element): Error {
  const error = isTrying() ? new Error(message ?? '') : usual.getElementError(message, container)
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, elementError)
  return error
}

/** What is told of an error is its stack, which was taken at a try. */
async function waiting(work: () => unknown): Promise<unknown> {
  try {
    const found: unknown = await usual.asyncWrapper(work)
    return found
  } catch (error) {
    if (error instanceof Error && error.name === 'TestingLibraryElementError') {
      const { stack = '', message } = error
      error.stack = `${error.name}: ${message}\n${stack.slice(Math.max(stack.indexOf('\n    at ') + 1, 0))}`
    }
    throw error
  }
}
// Machines that test are busy; nothing here is about how long something takes.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError, asyncWrapper: waiting })

// React takes a stack with each of the first ten thousand elements of a second, to say where one was made that it warns
// about. Here it believes that it has them.
const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof shared === 'object' && shared !== null) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
