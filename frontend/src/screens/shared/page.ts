import type { ThunkAction } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import type { ComponentType } from 'react'
import type { CurrentUser } from '@deals/events'
import type { ApiState } from '../../lib/api.ts'
import type { DevicePreferencesState } from '../../features/preferences/device-preferences.slice.ts'

/** What a page may read of the store: the answers so far, and what this device prefers. */
export type PageState = ApiState & DevicePreferencesState

/** Where a page is opened, and by whom. */
export interface PageContext {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly viewer: CurrentUser | null
  readonly getState: () => PageState
}

/** What is known of an answer. */
export interface Answered<Answer> {
  readonly data?: Answer | undefined
}

/** What asks a question: an endpoint of the API. */
export interface Asked<Argument, Answer> {
  readonly name: string
  readonly select: (argument: Argument) => (state: PageState) => Answered<Answer>
  readonly initiate: (argument: Argument) => ThunkAction<PromiseLike<unknown>, PageState, unknown, UnknownAction>
}

/** A page that is about to be drawn. */
export interface OpeningPage extends PageContext {
  /** Asks a question that the page will ask. Never fails: how a question failed stays in the store. */
  readonly ask: <Argument, Answer>(endpoint: Asked<Argument, Answer>, argument: Argument) => Promise<Answered<Answer>>
}

/** What search engines, shared links and the tab of the browser show. */
export interface PageHead {
  readonly title: string
  /** Any text; its first 160 characters are used. */
  readonly description?: string
  /** 200 unless the page says that something is missing. */
  readonly status?: number
  /** Where everybody is sent who asks for this page, with a status of 301; or whoever asks, with one of 302. */
  readonly location?: string
  readonly image?: string
  /** The address that stands for this page, where several lead to it. */
  readonly canonical?: string
  readonly noIndex?: boolean
  /** Where programs that follow the page read what is new on it, as RSS. */
  readonly feed?: string
  /** Where they read what changes, on a page that has no such feed. */
  readonly changes?: string
  /** Structured data (schema.org). */
  readonly jsonLd?: Readonly<Record<string, unknown>>
}

/** A page as the router and the server see it; each screen's `*.page.ts` exports one under the name `page`. */
export interface Page {
  readonly Screen: ComponentType
  /** Asks for what the first picture of the page needs, on the server only. Failures stay in the store. */
  readonly preload?: (context: OpeningPage) => Promise<unknown>
  readonly head: (context: PageContext) => PageHead
}

/** Asks one question and waits for the answer, whatever it is. */
export async function settled(...questions: readonly PromiseLike<unknown>[]): Promise<void> {
  await Promise.allSettled(questions)
}
