export type { Clock, PostAsOf, PostLog, ProjectionsPort, QueryContext } from './platform/ports.ts'
