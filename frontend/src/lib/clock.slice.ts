import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

interface ClockState {
  readonly clock: { readonly now: number }
}

/** The time that ages are counted from. The server sets it, so that both sides write the same words. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: () => ({ now: 0 }),
  reducers: {
    clockTicked(state, { payload }: PayloadAction<number>) {
      state.now = payload
    },
  },
})

/** Milliseconds since 1970, exact to the minute. */
export function useNow(): number {
  return useSelector((state: ClockState) => state.clock.now)
}

/** Whether a time is still to come; draws anew only once it is not. */
export const useIsBefore = (time: string | undefined): boolean =>
  useSelector(({ clock }: ClockState) => time !== undefined && clock.now < Date.parse(time))
