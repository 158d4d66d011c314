/** How a supplier client reaches its operator: by HTTP, or with injected faults. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>
export const httpTransport: Transport = (url, init) => fetch(url, init)
