/** Of a one-sided 90 % bound, which is the lower end of the two-sided 80 % interval. */
const z = 1.281552

/** Lower end of Wilson's interval for the share of up-votes: what the share is at least, given so few votes. */
export function wilsonLowerBound(ups: number, count: number): number {
  if (count <= 0) {
    return 0
  }
  const share = ups / count
  const centre = share + (z * z) / (2 * count)
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))
  return (centre - spread) / (1 + (z * z) / count)
}
