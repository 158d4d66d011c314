import { useQuery } from '@tanstack/react-query'
import { readSegment } from '@zar/contract/office/segments/segments'
import { call } from '../parts/api/call.ts'
import { SEGMENTS_KEY } from '../parts/segments/use-segments.ts'

/** A segment with its versions. */
export const useSegment = (id: string) =>
  useQuery({ queryKey: [...SEGMENTS_KEY, id], queryFn: () => call(readSegment, { id }) })
