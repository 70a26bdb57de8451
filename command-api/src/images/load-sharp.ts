/** What draws pictures, once there is one to draw: loading it takes a tenth of a second and 25 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Decoded pictures of others are of no use to anybody, and would stay in memory.
  sharp.cache(false)
  return sharp
}
