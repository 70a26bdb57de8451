/** The home page as it was noted at full hours. */
export * from './front-pages.api.ts'
export * from './front-pages.calls.ts'
export * from './front-pages.events.ts'
export * from './front-pages.questions.ts'
export * from './noted-hours.ts'
