import type { VersionRef } from '../../platform/projection-store.ts'
import { requestId, type Control } from './mongo-control.ts'

interface AskedKey extends VersionRef {
  key: string
}

/** The id of what is asked for a key; null where nothing is. */
export async function askedOf(
  { parkedRequests, connection: { run } }: Control,
  { key, ...ref }: AskedKey,
): Promise<string | null> {
  const found = await run(() => parkedRequests.findOne({ _id: requestId(ref, key) }))
  return found === null ? null : (found.request ?? '')
}

/** Takes a request away, unless another one has taken its place. */
export async function endParkedRequest(
  { parkedRequests, connection: { run } }: Control,
  { key, request, projection, version }: AskedKey & { request: string },
): Promise<void> {
  const _id = requestId({ projection, version }, key)
  const asked = request === '' ? { $exists: false } : request
  await run(() => parkedRequests.deleteOne({ _id, request: asked }))
}
