import type { EventNamed, EventType } from '../all-events.ts'
import { ann } from './people.ts'
import { told, type Circumstances, type Told } from './told.ts'

type DataOf<Type extends EventType> = EventNamed<Type>['data']
type Build<Type extends EventType> = (
  over?: Partial<DataOf<Type>>,
  circumstances?: Circumstances,
) => Told<EventNamed<Type>>

/** A builder fills all that a test does not say. Its second argument tells by whom, when and where it happened. */
export function builder<Type extends EventType>(type: Type, filled: DataOf<Type>, by: string = ann): Build<Type> {
  // The pair of type and data is right by this function's own types; the compiler does not follow it through the union.
  return (over = {}, circumstances = {}) =>
    told({ type, data: { ...filled, ...over } } as unknown as EventNamed<Type>, { by, ...circumstances })
}
