import type { Shelf } from './shelf.ts'
import { clothing } from './shelves/clothing.ts'
import { machines, parts } from './shelves/computers.ts'
import { family } from './shelves/family.ts'
import { freeAndOther } from './shelves/free-and-other.ts'
import { grocery } from './shelves/grocery.ts'
import { home } from './shelves/home.ts'
import { outdoors } from './shelves/outdoors.ts'
import { play } from './shelves/play.ts'
import { readingAndWork } from './shelves/reading-and-work.ts'
import { soundAndPicture } from './shelves/sound-and-picture.ts'
import { tech } from './shelves/tech.ts'
import { tripsAndServices } from './shelves/trips-and-services.ts'

/** Every product of the demonstration. */
export const shelves: readonly Shelf[] = [
  ...soundAndPicture,
  ...tech,
  ...machines,
  ...parts,
  ...clothing,
  ...home,
  ...grocery,
  ...play,
  ...readingAndWork,
  ...tripsAndServices,
  ...family,
  ...outdoors,
  ...freeAndOther,
]
