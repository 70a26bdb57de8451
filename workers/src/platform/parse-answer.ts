/** What an API of ours answered, as its contract types it. */
export const parseAnswer = <Answer>(text: string): Answer => JSON.parse(text) as Answer
