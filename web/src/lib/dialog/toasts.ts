import { fetchPart } from '../browser/lazily.ts'

/** The toasts, for code that the first page waits for: they are fetched with the first one. */
export const fetchToasts = async () =>
  (await fetchPart(() => import('../../ui/feedback/toast.tsx'))).notify
