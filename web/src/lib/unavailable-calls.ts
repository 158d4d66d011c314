import { unavailable } from '@zar/contract/casino'
import { call } from './call.ts'

export const fetchUnavailable = () => call(unavailable, {})
