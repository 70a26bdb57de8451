export type {
  Clock,
  Moment,
  ParkedReport,
  PostAsOf,
  PostLog,
  ProjectionReport,
  ProjectionsPort,
  QueryContext,
} from './platform/ports.ts'
