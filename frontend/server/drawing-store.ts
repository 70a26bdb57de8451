import { configureStore, type Middleware } from '@reduxjs/toolkit'
import { rootReducer, type AppStore, type StoreOptions } from '../src/app/store.ts'
import { api } from '../src/lib/api.ts'

const nobody = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
}

/** Says to hooks that nobody follows any answer. */
const withoutFollowers: Middleware = () => (next) => (action) =>
  api.internalActions.internal_getRTKQSubscriptions.match(action) ? nobody : next(action)

/**
 * A store that a page is drawn from once, and nothing happens to afterwards. What looks after answers in the browser
 * looks at every action, and holds the whole store for another half second.
 */
export const drawingStore = ({ send, preloadedState = {} }: StoreOptions): AppStore =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { send } }, immutableCheck: false, serializableCheck: false }).concat(
        withoutFollowers,
      ),
    // Nobody is told of changes, early or late.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  })
