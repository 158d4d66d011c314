import { REQUEST_ID_HEADER, requestIdNow } from './request-id.ts'

/** How a supplier client reaches its operator: by HTTP, or with injected faults. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>
export const httpTransport: Transport = (url, init) => {
  const id = requestIdNow()
  return fetch(url, id ? { ...init, headers: { ...init.headers, [REQUEST_ID_HEADER]: id } } : init)
}
