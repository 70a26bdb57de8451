import type { EventNamed, EventType } from '@deals/events'
import { told, type Circumstances, type Told } from '@deals/events/testing'

/** An event for which there is no builder, said in full. */
export function tell<Type extends EventType>(
  type: Type,
  data: EventNamed<Type>['data'],
  circumstances: Circumstances = {},
): Told<EventNamed<Type>> {
  // The pair of type and data is right by this function's own types; the compiler does not follow it through the union.
  return told({ type, data } as unknown as EventNamed<Type>, circumstances)
}
