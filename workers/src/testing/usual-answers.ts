import type {
  AlikePicture,
  Inspection,
  MatchingAlerts,
  MembersPage,
  OpenReport,
  RipeVotes,
  SimilarPost,
  SettingValues,
} from '@deals/events'

/** What the two sides answer to jobs, until a test says otherwise. */
export const usualAnswers = () => ({
  due: [] as number[],
  stuck: [] as { postId: number; attempt: number }[],
  inspection: { page: null, pictures: [] } as Inspection,
  similar: [] as SimilarPost[],
  alikePictures: [] as AlikePicture[],
  standIns: [] as { postId: number; attempt: number; updatedAt: number }[],
  spent: { ofAll: 0, ofPost: 0 },
  replaysUnderWay: [] as { replayId: string; updatedAt: number }[],
  replay: (_place: number): { postId: number; model: string | null; promptVersion: string | null } | null => null,
  waiting: [] as number[],
  open: [] as (OpenReport & { commentId: number | null })[],
  awaited: [] as { postId: number; dueAt: number }[],
  saidSinceEnd: null as { confirmed: number; denied: number; confirmers: number } | null,
  merge: { into: 2, isMerged: true },
  members: (_of: 'voters' | 'savers', _asked: { postId: number; after: string | null }): MembersPage => ({
    userIds: [],
    next: null,
  }),
  ofBlocked: (_after: string | null): { postIds: number[]; next: string | null } => ({ postIds: [], next: null }),
  ripe: (_after: string | null): RipeVotes => ({ votes: [], next: null }),
  matching: (_after: string | null): MatchingAlerts => ({ alerts: [], next: null }),
  ending: (_asked: { after: number; until: number }): { postId: number; expiresAt: number }[] => [],
  said: { confirmed: 0, denied: 0, deniers: 0 },
  reports: { reporters: 0, score: 0, harmfulByTrusted: false },
  settings: {} as SettingValues,
})
