import { configureStore } from '@reduxjs/toolkit'
import { combineReducers } from 'redux'
import { devicePreferencesSlice } from '../features/preferences/device-preferences.slice.ts'
import { api } from '../lib/api.ts'
import type { SendRequest } from '../lib/base-query.ts'
import { clockSlice } from '../lib/clock.slice.ts'
import { postOverlaySlice } from '../lib/post-overlay.slice.ts'

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  clock: clockSlice.reducer,
  devicePreferences: devicePreferencesSlice.reducer,
  postOverlay: postOverlaySlice.reducer,
})

export type AppState = ReturnType<typeof rootReducer>

export interface StoreOptions {
  readonly send: SendRequest
  readonly preloadedState?: Partial<AppState>
}

/** The store of the browser, one for the life of the page. */
export function makeStore({ send, preloadedState = {} }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      // The checks walk the whole state at every action; long feeds make that slow even in development.
      defaults({ thunk: { extraArgument: { send } }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  })
}

export type AppStore = ReturnType<typeof makeStore>
