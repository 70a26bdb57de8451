import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { currencyField, oneOf, pageFields, text } from '../platform/call-fields.ts'
import {
  mergeStoreRequest,
  staffStore,
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
    about: 'Stores by any part of their name, with their active deals.',
    who: 'anybody',
    speaks: 'text',
    query: z.object({
      ...pageFields(25),
      currency: currencyField,
      search: text('search'),
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
  listStaffStores: call('GET /api/staff/stores', {
    about: 'Every store, blocked ones too, by any part of its name, slug or hosts.',
    who: 'staff',
    query: z.object({
      ...pageFields(25),
      search: text('search'),
      status: oneOf('status', ['all', ...storeStatuses, 'merged']),
    }),
    answers: staffStoreList,
  }),
  getStaffStore: call('GET /api/staff/stores/:slug', {
    about: 'One store as staff look after it.',
    who: 'staff',
    answers: staffStore,
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
}
