/** Webhooks: addresses of members that are told of changes. */
export * from './webhook-keys.ts'
export * from './webhooks.api.ts'
export * from './webhooks.calls.ts'
export * from './webhooks.events.ts'
export * from './webhooks.questions.ts'
