import type { SyntheticEvent } from 'react'

/** What a form does when it is sent, instead of leaving the page. */
export const submitting =
  (act: () => unknown) =>
  (event: SyntheticEvent): void => {
    event.preventDefault()
    void act()
  }
