import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { oneIfKnown, momentField, oneOf, pageFields, text } from '../platform/call-fields.ts'
import { currencies } from '../platform/currencies.ts'
import {
  askToRepresentRequest,
  declineRequest,
  ownRepresentativeRequest,
  representativeReply,
  representativeRequest,
  storeSpeakers,
} from './representatives.api.ts'
import { pastDealsView } from './past-deals.api.ts'
import {
  mergeStoreRequest,
  staffStore,
  storeActs,
  staffStoreList,
  storeChanges,
  storeDetails,
  storeForm,
  storeList,
  storeMergeReply,
  storeSorts,
  storeStatuses,
  undoStoreMergeRequest,
} from './stores.api.ts'
import { storeFields } from './stores.events.ts'

/** What query-api answers about stores. */
export const storeReads = {
  listStores: call('GET /api/stores', {
    about: 'Stores by any part of their name, or by its first letter (# for other signs), with their active deals.',
    who: 'anybody',
    speaks: 'text',
    query: z.object({
      ...pageFields(25),
      currency: oneIfKnown(currencies),
      search: text('search'),
      initial: text('initial', 1),
      sort: oneOf('sort', storeSorts),
    }),
    answers: storeList,
  }),
  getStore: call('GET /api/stores/:slug', {
    about: 'One store with facts from its posts.',
    who: 'anybody',
    speaks: 'text',
    answers: storeDetails,
    refuses: ['store-not-found'],
  }),
  getPastDeals: call('GET /api/stores/:slug/as-of', {
    about:
      'Which of the deals that belong to a store were active at a time, the newest first, each as far as it may be read now.',
    who: 'anybody',
    query: z.object({
      /** Nothing asks for now. */
      at: momentField('at'),
      /** `next` of the page before. */
      after: text('after', 40),
    }),
    answers: pastDealsView,
    refuses: ['store-not-found'],
  }),
  listStaffStores: call('GET /api/staff/stores', {
    about:
      'Every store, blocked ones too, by any part of its name, slug or hosts, or those of which members ask to speak for them.',
    who: 'staff',
    query: z.object({
      ...pageFields(25),
      search: text('search'),
      status: oneOf('status', ['all', ...storeStatuses, 'merged', 'asked']),
    }),
    answers: staffStoreList,
  }),
  getStaffStore: call('GET /api/staff/stores/:slug', {
    about: 'One store as staff look after it.',
    who: 'staff',
    answers: staffStore,
    refuses: ['store-not-found'],
  }),
  listSpeakers: call('GET /api/staff/stores/:slug/representatives', {
    about: 'Who asks to speak for a store, and what was decided about it so far.',
    who: 'staff',
    answers: storeSpeakers,
    refuses: ['store-not-found'],
  }),
  listStoreActs: call('GET /api/staff/stores/:slug/history', {
    about: 'What was decided about a store, by whom and why, the latest first.',
    who: 'staff',
    answers: storeActs,
    refuses: ['store-not-found'],
  }),
}

const kept = storeFields.extend({ slug: z.string(), pausedUntil: z.string().nullable() })

/** What command-api answers about them. */
export const storeCalls = {
  registerStore: call('POST /api/staff/stores', {
    about: 'Makes a store known.',
    who: 'staff',
    body: storeForm,
    answers: kept,
    creates: true,
    refuses: ['conflict'],
  }),
  changeStore: call('PATCH /api/staff/stores/:slug', {
    about: 'Changes facts about a store.',
    who: 'staff',
    body: storeChanges,
    answers: kept,
    refuses: ['store-not-found', 'conflict'],
  }),
  mergeStore: call('POST /api/staff/stores/:slug/merge', {
    about: 'Merges a store into another one: its address, hosts and posts lead there from then on.',
    who: 'staff',
    body: mergeStoreRequest,
    answers: storeMergeReply,
    refuses: ['store-not-found', 'conflict', 'changed'],
  }),
  undoStoreMerge: call('POST /api/staff/stores/:slug/unmerge', {
    about: 'Takes the merge of a store back.',
    who: 'staff',
    body: undoStoreMergeRequest,
    answers: storeMergeReply,
    refuses: ['store-not-found', 'conflict', 'changed'],
  }),
  setRepresentative: call('POST /api/staff/stores/:slug/representatives', {
    about: 'Verifies that a member speaks for a store, or takes that back.',
    who: 'staff',
    body: representativeRequest,
    answers: representativeReply,
    refuses: ['store-not-found', 'conflict'],
  }),
  askToRepresent: call('POST /api/stores/:slug/representatives', {
    about: 'Asks staff to verify that the member speaks for a store.',
    who: 'unsuspended',
    body: askToRepresentRequest,
    answers: ownRepresentativeRequest,
    refuses: ['store-not-found', 'conflict', 'suspended'],
  }),
  declineRepresentative: call('POST /api/staff/stores/:slug/representatives/decline', {
    about: 'Declines a member who asks to speak for a store, with the reason that they read.',
    who: 'staff',
    body: declineRequest,
    answers: representativeReply,
    refuses: ['store-not-found', 'conflict'],
  }),
}
