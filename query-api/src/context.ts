export type {
  Clock,
  CommandCall,
  Moment,
  ParkedReport,
  PostAsOf,
  PostLog,
  ProjectionReport,
  ProjectionsPort,
  QueryContext,
} from './platform/ports.ts'
