/** An answer of another process of the site, whose shape the shared port declares. */
export function parseAnswer<Answer>(text: string): Answer {
  return JSON.parse(text) as Answer
}
