/** How long something took, in its largest unit that says enough: "40 min", "3 h", "2 days". */
export function durationOf(minutes: number): string {
  const [hours, days] = [minutes / 60, minutes / 1440]
  return days >= 2 ? `${Math.round(days)} days` : hours >= 2 ? `${Math.round(hours)} h` : `${minutes} min`
}
