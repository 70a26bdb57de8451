import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'

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

const minute = 60_000

/** Milliseconds since 1970, exact to the minute. */
export function useNow(): number {
  return useSelector((state: ClockState) => state.clock.now)
}

/** Keeps the clock going; called once, by the frame of the page. */
export function useTickingClock(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const timer = setInterval(() => dispatch(clockSlice.actions.clockTicked(Date.now())), minute)
    return () => {
      clearInterval(timer)
    }
  }, [dispatch])
}
