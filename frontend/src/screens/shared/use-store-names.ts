import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import type { PageState } from './page.ts'

const nameIn = (state: PageState, slug: string) =>
  storesApi.endpoints.getStore.select(slug)(state).data?.name ?? slug.replaceAll('-', ' ')

/** Asks for stores of which only the slugs are known; answers how to call them. */
export function useStoreNames(slugs: readonly string[]): (slug: string) => string {
  const dispatch = useDispatch<ThunkDispatch<PageState, unknown, UnknownAction>>()
  const wanted = [...new Set(slugs)].sort().join(' ')
  useEffect(() => {
    const asked = wanted === '' ? [] : wanted.split(' ')
    const questions = asked.map((slug) => dispatch(storesApi.endpoints.getStore.initiate(slug)))
    return () => {
      questions.forEach((question) => {
        question.unsubscribe()
      })
    }
  }, [dispatch, wanted])
  const names = useSelector((state: PageState) => slugs.map((slug) => nameIn(state, slug)).join('\n')).split('\n')
  return (slug) => names[slugs.indexOf(slug)] ?? slug
}
