import { useQuery } from '@tanstack/react-query'
import type { SliderItem } from '@zar/contract/content'
import { useEffect, useState } from 'react'
import { request } from '../api/request.ts'
import { someoneIsHere } from '../browser/start-up.ts'
import { SLIDER_LIST, slidesOf } from './slider-wire.ts'

/** After the slides were replaced the slider is set up anew, and begins to turn. */
const REFRESH_MS = 100
/** The first picture of a visit is not kept waiting by those after it. */
const WAIT_MAX_MS = 1_500
const FIRST_PAGE_MS = 4_000

/**
 * The slides of a page by its slug: `waiting` while they are being fetched, `failed` when they
 * cannot be, `fresh` for the moment after they came, then `ready`.
 */
export function useSlides(slug: string): {
  slides: SliderItem[]
  state: 'waiting' | 'failed' | 'fresh' | 'ready'
} {
  const { data, isError } = useQuery({
    queryKey: ['slider', slug],
    queryFn: async () => {
      if (performance.now() < FIRST_PAGE_MS) await someoneIsHere(WAIT_MAX_MS)
      return slidesOf((await request(SLIDER_LIST, { slug })).data)
    },
  })
  const [settled, setSettled] = useState<SliderItem[]>()
  useEffect(() => {
    if (!data) return
    const timer = setTimeout(() => setSettled(data), REFRESH_MS)
    return () => clearTimeout(timer)
  }, [data])
  if (data) return { slides: data, state: settled === data ? 'ready' : 'fresh' }
  return { slides: [], state: isError ? 'failed' : 'waiting' }
}
