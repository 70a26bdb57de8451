interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Which file the code of each source ended up in, as the build wrote it down. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Reads what our own build wrote beside the pages. */
export function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

/** The code of a page and all it needs, each after what it needs itself; the browser fetches them side by side. */
export function codeOf(manifest: Manifest, file: string, seen = new Set<string>()): string[] {
  const chunk = manifest[file]
  if (chunk === undefined || seen.has(file)) {
    return []
  }
  seen.add(file)
  return [...(chunk.imports ?? []).flatMap((one) => codeOf(manifest, one, seen)), chunk.file]
}
