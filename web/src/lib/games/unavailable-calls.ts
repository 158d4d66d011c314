import { unavailable } from '@zar/contract/casino/casino'
import { call } from '../api/call.ts'

export const fetchUnavailable = () => call(unavailable, {})
