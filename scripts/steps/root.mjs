import { join } from 'node:path'

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '..', '..')

/** A path inside the project. */
export const inRoot = (...parts) => join(root, ...parts)

/** The workspaces in the order in which data flows through them. */
export const workspaces = [
  'events',
  'storage',
  'event-log',
  'accounts',
  'process',
  'command-api',
  'projector',
  'query-api',
  'workers',
  'frontend',
  'demo',
  'standalone',
  'bench',
]
