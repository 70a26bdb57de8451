import { care } from './objects/care.ts'
import { computers } from './objects/computers.ts'
import { desk } from './objects/desk.ts'
import { family } from './objects/family.ts'
import { fashion } from './objects/fashion.ts'
import { food } from './objects/food.ts'
import { gifts } from './objects/gifts.ts'
import { home } from './objects/home.ts'
import { play } from './objects/play.ts'
import { sport } from './objects/sport.ts'
import { tech } from './objects/tech.ts'
import { travel } from './objects/travel.ts'

/** Every object that can be drawn, by the name that a post gives. */
export const objects = {
  ...tech,
  ...computers,
  ...home,
  ...fashion,
  ...travel,
  ...food,
  ...play,
  ...family,
  ...sport,
  ...care,
  ...desk,
  ...gifts,
}

export type ObjectName = keyof typeof objects
