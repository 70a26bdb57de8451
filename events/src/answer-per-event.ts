import type { AnyRecorded, EventType, RecordedByType } from './all-events.ts'

/** A table with an answer to each of some events, so that one more of them does not compile before it has its own. */
export type PerEvent<Type extends EventType, Answer> = {
  readonly [T in Type]: ((event: RecordedByType[T]) => Answer) | null
}

/** What the table says of an event; null where it says nothing. */
export const answerTo = <Answer>(table: Partial<PerEvent<EventType, Answer>>, event: AnyRecorded): Answer | null =>
  answered(table, { type: event.type, event })

function answered<Type extends EventType, Answer>(
  table: Partial<PerEvent<EventType, Answer>>,
  { type, event }: { type: Type; event: RecordedByType[Type] },
): Answer | null {
  return table[type]?.(event) ?? null
}
