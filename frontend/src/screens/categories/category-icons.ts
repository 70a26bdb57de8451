import {
  Armchair,
  Baby,
  BookOpen,
  BriefcaseBusiness,
  Car,
  Clapperboard,
  Ellipsis,
  Flower2,
  Gamepad2,
  Gift,
  GraduationCap,
  HandCoins,
  HeartPulse,
  Laptop,
  Luggage,
  Palette,
  PawPrint,
  Pencil,
  Plane,
  Shirt,
  ShoppingBasket,
  Smartphone,
  Utensils,
  Volleyball,
} from 'lucide-react'
import { createElement, type ReactElement } from 'react'

const icons: Readonly<Record<string, typeof Ellipsis>> = {
  clothingaccessories: Shirt,
  travelvacations: Plane,
  techelectronics: Smartphone,
  entertainment: Clapperboard,
  grocery: ShoppingBasket,
  services: BriefcaseBusiness,
  babieskids: Baby,
  computers: Laptop,
  bagsluggage: Luggage,
  booksmagazines: BookOpen,
  education: GraduationCap,
  finance: HandCoins,
  flowersgifts: Flower2,
  healthbeauty: HeartPulse,
  hobbies: Palette,
  homehomeimprovement: Armchair,
  officeschoolsupplies: Pencil,
  pets: PawPrint,
  restaurants: Utensils,
  gaming: Gamepad2,
  sportinggoods: Volleyball,
  autos: Car,
  free: Gift,
}

/** The sign of a category. */
export function categoryIcon(slug: string): ReactElement {
  return createElement(icons[slug] ?? Ellipsis)
}
